/**
 * Says what to do where some of these packages are not installed, which only servers need that use something (`optionalDependencies` of
 * package.json); undefined where all are.
 */
export function formatMissing(use: string, packages: readonly string[]): string | undefined {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  return `${use} needs ${missing.join(' and ')}, which the server lacks. Run in the folder of Talaan: npm install --no-save --include=optional. Then start Talaan again.`;
}

function isInstalled(name: string): boolean {
  try {
    return Boolean(import.meta.resolve(name));
  } catch {
    return false;
  }
}
