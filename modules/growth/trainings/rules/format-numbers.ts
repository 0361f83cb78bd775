/** Hundredths of an hour as `24` or `7.50`. */
export function formatHours(hundredths: number): string {
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
}

/** A mean of 1 to 5 in thousandths as `4.25`; nothing where no one answered. */
export function formatReaction(thousandths: number | null): string {
  return thousandths === null ? '' : (thousandths / 1000).toFixed(2);
}

/** Points in thousandths as `17.12`. */
export function formatPoints(thousandths: number): string {
  return (Math.round(thousandths / 10) / 100).toFixed(2);
}
