/** An ORCID iD as it is written, `0000-0002-1825-0097`, from whatever was typed or pasted; null where its check digit is wrong (ISO 7064, 11-2). */
export function readOrcid(typed: string): string | null {
  const digits = typed
    .trim()
    .replace(/^https?:\/\/orcid\.org\//i, '')
    .replaceAll(/[\s-]/g, '')
    .toUpperCase();
  if (!/^\d{15}[\dX]$/.test(digits)) return null;
  return checkDigit(digits.slice(0, 15)) === digits[15] ? digits.replaceAll(/(.{4})(?!$)/g, '$1-') : null;
}

/** The last character that belongs to 15 digits. */
export function checkDigit(digits: string): string {
  const total = [...digits].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  const rest = (12 - total) % 11;
  return rest === 10 ? 'X' : String(rest);
}
