/** Hundredths of a unit as `3` or `1.5`. */
export function formatUnits(hundredths: number): string {
  return String(hundredths / 100);
}
