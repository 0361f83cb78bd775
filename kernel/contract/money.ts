/** Centavos as `42,178.00`; nothing as a dash. */
export function sayMoney(centavos: number | null): string {
  if (centavos === null) return '—';
  return (centavos / 100).toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Pesos as they are typed (`42,178.50`) in centavos, or null where they are no amount. */
export function readMoney(typed: string | number): number | null {
  const text = String(typed).replaceAll(/[,\s₱]/g, '');
  const [, pesos = '', centavos = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return pesos === '' ? null : Number(pesos) * 100 + Number(centavos.padEnd(2, '0') || 0);
}
