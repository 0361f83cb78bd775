/** Centavos as `42,178.00`. */
export function sayMoney(centavos: number | null): string {
  if (centavos === null) return '—';
  return (centavos / 100).toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Thousandths as `+5.1 %`. */
export function sayRise(thousandths: number | null): string {
  if (thousandths === null) return '—';
  return `${thousandths > 0 ? '+' : ''}${(thousandths / 10).toFixed(1)} %`;
}
