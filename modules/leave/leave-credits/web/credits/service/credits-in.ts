/** `2`, `2.500`; nothing as a dash. */
export function creditsIn(thousandths: number): string {
  if (thousandths === 0) return '—';
  return thousandths % 1000 === 0 ? String(thousandths / 1000) : (thousandths / 1000).toFixed(3);
}
