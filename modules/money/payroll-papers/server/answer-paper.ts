import type { FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeFormSheet, writeSheet, type SheetCell, type SheetLine } from '@talaan/kernel/server/workbook/write-sheet.ts';
import type { printedForm, Printing } from '@talaan/papers/server/public.ts';
import type { Format } from '../contract/kinds.ts';
import type { PaperSheet } from '../print/paper-sheet.ts';
import { controlTotals, type Cell, type CellKind, type Table } from '../rules/table.ts';

export type PaperForm = ReturnType<typeof printedForm<PaperSheet>>;

/** A paper as a PDF, a workbook or the file of an agency, all from the same table. `isFile`: its workbook is read by a machine, with `control` above the sums of its second sheet. */
export async function answerPaper(
  at: Printing,
  form: PaperForm,
  sheet: PaperSheet,
  { format, name, isFile, control = [] }: { format: Format; name: string; isFile: boolean; control?: [string, string][] },
): Promise<FileAnswer> {
  if (format === 'pdf') return form.answer(at, [{ sheet, code: null }], name);
  if (isFile || format === 'csv') return writeAgencyFile(name, format, sheet.table, control);
  return writeFormSheet(name, workbookOf(sheet));
}

/** Columns and rows alone, as an agency or a bank reads them in; count and sums are on a sheet of their own. */
function writeAgencyFile(name: string, format: 'xlsx' | 'csv', table: Table, above: [string, string][]): Promise<FileAnswer> {
  const write = format === 'csv' ? textCell : sheetCell;
  const rows = table.groups.flatMap((group) => group.rows.map((cells) => cells.map((cell, at) => write(cell, table.columns[at]!.kind))));
  const sums = Object.entries(controlTotals(table)).map(([title, sum]): SheetCell[] => [title, sum / 100]);
  return writeSheet(
    name,
    format,
    table.columns.map(({ title }) => title),
    rows,
    { name: 'Control', headings: ['Control', 'Total'], rows: [...above, ['Rows', table.count], ...sums] },
  );
}

function workbookOf({ entity, title, form, number, is_draft: isDraft, facts, table }: PaperSheet) {
  const columns = table.columns.length;
  const line = (text: string, isBold = false): SheetLine => [{ text, at: 0, columns, isBold }];
  const kinds = table.columns.map(({ kind }) => kind);
  const write = (cells: readonly Cell[]) => cells.map((cell, at) => sheetCell(cell, kinds[at]!));
  const named = (name: string, totals: readonly (number | null)[]) => write(totals.map((sum, at) => (at === 0 ? name : sum)));
  const rows = table.groups.flatMap(({ name, rows: ofGroup, totals }) => [
    ...(name ? [[name, ...Array.from({ length: columns - 1 }, () => null)]] : []),
    ...ofGroup.map(write),
    ...(name ? [named('Subtotal', totals)] : []),
  ]);
  return {
    above: [
      line(entity, true),
      line(isDraft ? `${title} (draft, not issued)` : [title, number].filter(Boolean).join(' '), true),
      line(form),
      ...facts.map(([label, value]) => line(`${label}: ${value}`)),
    ],
    headings: table.columns.map((column) => column.title),
    rows: table.controls ? rows : [...rows, named(`Total, ${table.count} rows`, table.totals)],
    below: [],
    pesos: kinds.map(isMoney),
    widths: table.columns.map(({ width, kind }) => (width === 0 ? 38 : Math.max(Math.round(width * 0.55), isMoney(kind) ? 15 : 8))),
  };
}

/** Sums as numbers of pesos; texts, such as account numbers, stay texts. */
function sheetCell(cell: Cell, kind: CellKind): SheetCell {
  return isMoney(kind) && typeof cell === 'number' ? cell / 100 : cell;
}

/** In files of text a sum has a point, two places and no comma. */
function textCell(cell: Cell, kind: CellKind): SheetCell {
  if (!isMoney(kind) || typeof cell !== 'number') return cell;
  return cell < 0 ? cell / 100 : (cell / 100).toFixed(2);
}

function isMoney(kind: CellKind): boolean {
  return kind === 'money' || kind === 'item';
}
