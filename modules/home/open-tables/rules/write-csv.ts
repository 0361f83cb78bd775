import type { OpenColumn } from '@talaan/kernel/contract/open-column.ts';

export type Value = string | number | boolean | null;

/** Excel takes the encoding from it; readers of CSV skip it. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would take for a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as CSV (RFC 4180): UTF-8, a header, lines that end in CR LF; an empty field is unknown. */
export function writeCsv(columns: readonly OpenColumn[], rows: readonly (readonly Value[])[]): string {
  const lines = rows.map((row) => columns.map(({ type }, at) => field(type, row[at] ?? null)).join(','));
  return `${BYTE_ORDER_MARK}${[columns.map(({ name }) => name).join(','), ...lines].join('\r\n')}\r\n`;
}

function field(type: OpenColumn['type'], value: Value): string {
  if (value === null) return '';
  if (type !== 'string') return String(value);
  const text = String(value);
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
