import type { SectionName } from '../../contract/sections.ts';
import type { MayNotApply } from '../../contract/sheet.ts';
import type { RowInFile, SaidInFile, TakenRow, WorkbookPreview } from '../../contract/workbook.ts';

/** A row of the file with its name on this screen, under which a new one is added once however often it is sent. */
export interface RowToChoose extends RowInFile {
  key: string;
}

/** By row, the boxes that are taken from the file. */
export type Choice = Readonly<Record<string, readonly string[]>>;

export interface SectionToChoose {
  section: SectionName;
  rows: RowToChoose[];
}

export function rowsToChoose({ sections }: WorkbookPreview, newKey: () => string): SectionToChoose[] {
  return sections.map(({ section, rows }) => ({ section, rows: rows.map((row) => ({ ...row, key: newKey() })) }));
}

/** To begin with, all that is new comes from the file, and what differs stays as it is in the sheet. */
export function firstChoice(sections: readonly SectionToChoose[]): Choice {
  return Object.fromEntries(sections.flatMap(({ rows }) => rows.map((row) => [row.key, namesOf(freshOf(row))])));
}

/** What a row says that stands nowhere yet. Rows of the service record are not taken. */
export function freshOf(row: RowInFile): SaidInFile[] {
  return row.state === 'record' ? [] : row.said.filter(({ state }) => state === 'new');
}

export function differingOf(row: RowInFile): SaidInFile[] {
  return row.state === 'record' ? [] : row.said.filter(({ state }) => state === 'differs');
}

export function namesOf(said: readonly SaidInFile[]): string[] {
  return said.map(({ name }) => name);
}

/** The same choice with these boxes of a row taken, or left. */
export function withTaken(choice: Choice, key: string, names: readonly string[], taken: boolean): Choice {
  const others = (choice[key] ?? []).filter((name) => !names.includes(name));
  return { ...choice, [key]: taken ? [...others, ...names] : others };
}

export function isTaken(choice: Choice, key: string, names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => choice[key]?.includes(name));
}

/** How many rows something is taken of. */
export function countTaken(sections: readonly SectionToChoose[], choice: Choice): number {
  return sections.flatMap(({ rows }) => rows).filter(({ key }) => (choice[key] ?? []).length > 0).length;
}

/** What is sent. */
export function bodyOf(
  sections: readonly SectionToChoose[],
  choice: Choice,
  not_applicable: MayNotApply[],
): { sections: { section: SectionName; rows: TakenRow[] }[]; not_applicable: MayNotApply[] } {
  const chosen = sections.map(({ section, rows }) => ({ section, rows: rows.flatMap((row) => takenOf(row, choice[row.key] ?? [])) }));
  return { sections: chosen.filter(({ rows }) => rows.length > 0), not_applicable };
}

function takenOf({ key, into, said }: RowToChoose, names: readonly string[]): TakenRow[] {
  if (names.length === 0) return [];
  const values = Object.fromEntries(said.filter(({ name }) => names.includes(name)).flatMap((one) => Object.entries(one.values)));
  return [{ key, into, values }];
}
