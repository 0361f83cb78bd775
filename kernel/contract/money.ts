/** Centavos as `42,178.00`; nothing as a dash. */
export function formatMoney(centavos: number | null): string {
  if (centavos === null) return '—';
  return (centavos / 100).toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Centavos as `PHP 42,178.00`. */
export function formatPesos(centavos: number): string {
  return `PHP ${formatMoney(centavos)}`;
}

/** An amount as it is typed or stands in a spreadsheet (`42,178.5`, `PHP 42,178.50`, `₱42178`) in centavos; null where it is none. */
export function readMoney(typed: string | number): number | null {
  const found = /^\s*(?:php|₱|p)?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2})0*)?\s*$/i.exec(String(typed));
  return found ? Number(found[1]!.replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}
