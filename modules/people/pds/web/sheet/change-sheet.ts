import type { SectionName } from '../../contract/sections.ts';
import type { SheetRow, SheetStanding, SheetView } from '../../contract/sheet-view.ts';

/** Puts a row that was saved or added into the sheet. */
export function withRow(sheet: SheetView, section: SectionName, row: SheetRow): SheetView {
  const rows = sheet.sections[section];
  const isKnown = rows.some(({ id }) => id === row.id);
  return withRows(sheet, section, isKnown ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row]);
}

export function withoutRow(sheet: SheetView, section: SectionName, id: number): SheetView {
  return withRows(
    sheet,
    section,
    sheet.sections[section].filter((row) => row.id !== id),
  );
}

export function withStanding(sheet: SheetView, standing: SheetStanding): SheetView {
  // Two answers may cross on their way.
  return standing.version < sheet.standing.version ? sheet : { ...sheet, standing };
}

export function inOrder(sheet: SheetView, section: SectionName, ids: readonly number[]): SheetView {
  const rows = [...sheet.sections[section]].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return withRows(sheet, section, rows);
}

/** The rows' ids with one of them before or behind its neighbour among `shown`, which may be a part of them. */
export function moved(rows: readonly number[], shown: readonly number[], id: number, by: -1 | 1): number[] {
  const neighbour = shown[shown.indexOf(id) + by];
  if (neighbour === undefined) return [...rows];
  return rows.map((one) => (one === id ? neighbour : one === neighbour ? id : one));
}

function withRows(sheet: SheetView, section: SectionName, rows: SheetRow[]): SheetView {
  return { ...sheet, sections: { ...sheet.sections, [section]: rows } };
}
