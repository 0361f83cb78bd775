import type { readCheck } from '../../contract/checking.ts';
import type { Typed } from '../../contract/field.ts';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { SheetRow, SheetView } from '../../contract/sheet-view.ts';
import { formatRow } from '../rows/format-row.ts';
import { rowKey } from '../../rules/row-key.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';

export type Check = Answer<typeof readCheck>;
export type RowChange = Check['changes'][number];

/** A row of the sheet as its checker sees it. */
export interface RowToCheck {
  key: string;
  section: SectionName;
  row: SheetRow;
  title: string;
  note: string;
  /** What changed since the last verified copy. */
  change: RowChange | undefined;
  warnings: string[];
}

/** The rows that say something, in the order of the form. */
export function rowsToCheck(sheet: SheetView, check: Check | undefined): RowToCheck[] {
  return SECTION_NAMES.flatMap((section) =>
    sheet.sections[section].filter(isFilled).map((row) => {
      const words = formatRow(section, row.values, row.labels);
      return {
        key: rowKey(section, row.id),
        section,
        row,
        title: row.question ? `Question ${row.question}` : words.title || SECTIONS[section].title,
        note: words.note,
        change: check?.changes.find((one) => one.section === section && one.row_id === row.id),
        warnings: sheet.standing.warnings.filter((one) => one.section === section && one.row === row.id).map(({ message }) => message),
      };
    }),
  );
}

/** What changed and is no row of the sheet any more: removed, or work on record. */
export function changesWithoutRow(check: Check | undefined, section: SectionName): RowChange[] {
  return (check?.changes ?? []).filter((one) => one.section === section && one.row_id === null);
}

export function isGiven(value: Typed | undefined): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
}

function isFilled(row: SheetRow): boolean {
  return row.question ? row.values.yes !== null : Object.values(row.values).some(isGiven);
}

/** Whether somebody must look at it: an attachment, a change since the last verified copy, or an earlier remark. */
export function asksToBeChecked({ row, change }: RowToCheck): boolean {
  return row.check.state === 'PENDING' && (row.files.length > 0 || change !== undefined || row.check.remark !== '');
}

/** Why a row is not marked right together with its section, or null. */
export function whyDoubtful({ key, row, warnings }: RowToCheck, lookedAt: ReadonlySet<string>): string | null {
  if (warnings.length > 0) return 'a warning';
  if (row.check.remark !== '') return 'an earlier remark';
  return row.files.length > 0 && !lookedAt.has(key) ? 'an unchecked attachment' : null;
}

/** Where to go from a row: to the next that must be looked at, else to its neighbour. */
export function nextRow(rows: readonly RowToCheck[], from: string | undefined): RowToCheck | undefined {
  const at = rows.findIndex(({ key }) => key === from);
  const onward = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return onward.find(asksToBeChecked) ?? rows[at + 1] ?? rows[at];
}
