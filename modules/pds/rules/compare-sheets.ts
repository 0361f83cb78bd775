import { SECTION_NAMES, SECTIONS, type SectionName } from '../contract/sections.ts';
import type { SheetOnPaper } from '../contract/sheet.ts';

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

export interface SheetChange {
  section: SectionName;
  kind: 'added' | 'removed' | 'changed';
  /** What names the row. */
  row: string;
  fields: FieldChange[];
}

type Flat = Record<string, string>;

/** What differs between two sheets, row by row and field by field, in the order of the form. Rows that only moved are no change. */
export function compareSheets(before: SheetOnPaper, after: SheetOnPaper): SheetChange[] {
  return SECTION_NAMES.flatMap((section) => compareSection(section, flatten(section, before), flatten(section, after)));
}

function compareSection(section: SectionName, before: readonly Flat[], after: readonly Flat[]): SheetChange[] {
  const pairs = pairRows(section, before, after);
  return pairs.flatMap(([old, now]) => {
    const fields = differences(old ?? {}, now ?? {});
    if (fields.length === 0) return [];
    return [
      { section, kind: !old ? 'added' : !now ? 'removed' : 'changed', row: nameOf(section, now ?? old!), fields } satisfies SheetChange,
    ];
  });
}

/** Pairs equal rows first, then those that share what names them, then those that share most of the rest; others stand alone. */
function pairRows(section: SectionName, before: readonly Flat[], after: readonly Flat[]): [Flat | undefined, Flat | undefined][] {
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

const sharesName = (section: SectionName) => (one: Flat, other: Flat) =>
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
const NAMES: Record<SectionName, readonly string[]> = {
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

function nameOf(section: SectionName, row: Flat): string {
  const names = NAMES[section].map((name) => row[name] ?? '').filter((name) => name !== '');
  return names.length > 0 ? names.join(', ') : NAMES[section].length === 0 ? SECTIONS[section].title : '';
}

function flatten(section: SectionName, sheet: SheetOnPaper): Flat[] {
  const kept = sheet[section];
  const rows = (Array.isArray(kept) ? kept : [kept]) as readonly unknown[];
  return rows.map((row) => (typeof row === 'string' ? { text: row } : flat(row as Record<string, unknown>)));
}

/** `residential: { city }` as `residential_city`. Fields as the form prints them are left to who shows them. */
function flat(row: Record<string, unknown>, prefix = ''): Flat {
  const parts = Object.entries(row).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return [[`${prefix}${name}`, value.join('\n')]];
    if (typeof value === 'object' && value !== null) return Object.entries(flat(value as Record<string, unknown>, `${prefix}${name}_`));
    return [[`${prefix}${name}`, value === null ? '' : String(value)]];
  });
  return Object.fromEntries(parts);
}
