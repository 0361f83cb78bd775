/** Thousandths as `+5.1 %`. */
export function sayRise(thousandths: number | null): string {
  if (thousandths === null) return '—';
  return `${thousandths > 0 ? '+' : ''}${(thousandths / 10).toFixed(1)} %`;
}
