/** Seconds as `12 h`, `4 h 30 min`, `1 h 31 min 30 s`. */
export function formatHours(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return said.length > 0 ? said.join(' ') : '0 h';
}

/** The same of minutes. */
export function formatMinutes(minutes: number): string {
  return formatHours(minutes * 60);
}
