import { SECTION_NAMES, SECTIONS, type SectionOnPaper } from '../contract/sections.ts';
import type { SheetOnPaper } from '../contract/sheet.ts';
import { asText } from './as-text.ts';

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

export interface SheetChange {
  section: SectionOnPaper;
  kind: 'added' | 'removed' | 'changed';
  /** What names the row. */
  row: string;
  fields: FieldChange[];
}

/** Two rows that are one, or one that stands alone, with all that they say. */
export interface AlignedRow {
  section: SectionOnPaper;
  kind: 'same' | SheetChange['kind'];
  row: string;
  /** Which row of the section it is in the second sheet; null for one that was removed. */
  at: number | null;
  fields: (FieldChange & { changed: boolean })[];
}

type Flat = Record<string, string>;

const ON_PAPER = SECTION_NAMES.filter((section): section is SectionOnPaper => section !== 'university_work');

/** What differs between two sheets, row by row and field by field, in the order of the form. Rows that only moved are no change. */
export function compareSheets(before: SheetOnPaper, after: SheetOnPaper): SheetChange[] {
  return alignSheets(before, after).flatMap(({ section, kind, row, fields }) =>
    kind === 'same'
      ? []
      : [{ section, kind, row, fields: fields.filter(({ changed }) => changed).map(({ changed: _yes, ...field }) => field) }],
  );
}

/** Two sheets beside each other, in the order of the form; what stands in neither is left out. */
export function alignSheets(before: SheetOnPaper, after: SheetOnPaper): AlignedRow[] {
  return ON_PAPER.flatMap((section) => alignSection(section, flatten(section, before), flatten(section, after)));
}

function alignSection(section: SectionOnPaper, before: readonly Flat[], after: readonly Flat[]): AlignedRow[] {
  return pairRows(section, before, after).map(([old, now]) => {
    const names = Object.keys({ ...old, ...now }).filter((field) => old?.[field] || now?.[field]);
    const fields = names.map((field) => ({
      field,
      before: old?.[field] ?? '',
      after: now?.[field] ?? '',
      changed: (old?.[field] ?? '') !== (now?.[field] ?? ''),
    }));
    const differs = fields.some(({ changed }) => changed);
    return {
      section,
      kind: !differs ? 'same' : !old ? 'added' : !now ? 'removed' : 'changed',
      row: nameOf(section, now ?? old!),
      at: now ? after.indexOf(now) : null,
      fields,
    };
  });
}

/** Pairs equal rows first, then those that share what names them, then those that share most of the rest; others stand alone. */
function pairRows(section: SectionOnPaper, before: readonly Flat[], after: readonly Flat[]): [Flat | undefined, Flat | undefined][] {
  const left = [...before];
  const partner = new Map<Flat, Flat>();
  for (const alike of [isEqual, sharesName(section), sharesMost]) {
    for (const now of after) {
      if (partner.has(now)) continue;
      const at = left.findIndex((old) => alike(old, now));
      if (at >= 0) partner.set(now, left.splice(at, 1)[0]!);
    }
  }
  return [
    ...after.map((now): [Flat | undefined, Flat] => [partner.get(now), now]),
    ...left.map((old): [Flat, undefined] => [old, undefined]),
  ];
}

function isEqual(one: Flat, other: Flat): boolean {
  return differences(one, other).length === 0;
}

const sharesName = (section: SectionOnPaper) => (one: Flat, other: Flat) =>
  !SECTIONS[section].repeats && section !== 'answers'
    ? true
    : nameOf(section, one) !== '' && nameOf(section, one) === nameOf(section, other);

function sharesMost(one: Flat, other: Flat): boolean {
  const names = Object.keys({ ...one, ...other }).filter((name) => one[name] || other[name]);
  return names.length > 1 && differences(one, other).length * 2 < names.length;
}

function differences(before: Flat, after: Flat): FieldChange[] {
  return Object.keys({ ...before, ...after })
    .filter((field) => (before[field] ?? '') !== (after[field] ?? ''))
    .map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }));
}

/** The fields that say which row it is. */
const NAMES: Record<SectionOnPaper, readonly string[]> = {
  personal: [],
  spouses: ['surname', 'first_name'],
  children: ['fullname'],
  parents: [],
  education: ['level', 'school', 'degree'],
  eligibilities: ['eligibility', 'examined_on'],
  work: ['position', 'company', 'from'],
  voluntary: ['organization', 'position'],
  training: ['title', 'from'],
  skills: ['text'],
  recognitions: ['text'],
  memberships: ['text'],
  answers: ['number'],
  references: ['name'],
  government_id: [],
};

function nameOf(section: SectionOnPaper, row: Flat): string {
  const names = NAMES[section].map((name) => row[name] ?? '').filter((name) => name !== '');
  return names.length > 0 ? names.join(', ') : NAMES[section].length === 0 ? SECTIONS[section].title : '';
}

function flatten(section: SectionOnPaper, sheet: SheetOnPaper): Flat[] {
  const kept = sheet[section];
  const rows = (Array.isArray(kept) ? kept : [kept]) as readonly unknown[];
  return rows.map((row) => (typeof row === 'string' ? { text: row } : flat(row as Record<string, unknown>)));
}

/** `residential: { city }` as `residential_city`. Fields as the form prints them are left to who shows them. */
function flat(row: Record<string, unknown>, prefix = ''): Flat {
  const parts = Object.entries(row).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return [[`${prefix}${name}`, value.join('\n')]];
    if (typeof value === 'object' && value !== null) return Object.entries(flat(value as Record<string, unknown>, `${prefix}${name}_`));
    return [[`${prefix}${name}`, asText(value)]];
  });
  return Object.fromEntries(parts);
}
