import type { RemarkOnSheet, SheetView } from '../../contract/sheet-view.ts';
import { formatRow } from '../rows/format-row.ts';

/** What is missing, with the name of its row where there are several: `Question 39: Answer is not filled in.` */
export function formatRemark(sheet: SheetView, { section, row: id, message }: RemarkOnSheet): string {
  const rows = sheet.sections[section];
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return message;
  if (row.question) return `Question ${row.question}: ${lower(message)}`;
  if (section === 'personal' || section === 'parents' || section === 'government_id') return message;
  return `${formatRow(section, row.values, row.labels).title || `Row ${at + 1}`}: ${lower(message)}`;
}

/** `TIN is not …` stays as it is. */
function lower(message: string): string {
  return /^[A-Z][a-z]/.test(message) ? message.charAt(0).toLowerCase() + message.slice(1) : message;
}
