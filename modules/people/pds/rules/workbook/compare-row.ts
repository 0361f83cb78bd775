import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Field, Stored, Typed } from '../../contract/field.ts';
import { schemaOf } from '../../contract/field-schemas.ts';
import { mask } from '../../contract/identity-numbers.ts';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { SaidInFile } from '../../contract/workbook.ts';
import { samePlain } from '../same-plain.ts';
import { isEmpty } from '../stored-sheet.ts';
import type { Boxes } from './read-row.ts';

/** A row of the sheet beside which a file is held. */
export interface RowThere {
  id: number;
  version: number;
  question: string | null;
  /** As kept; of a lookup what is printed. */
  fields: Record<string, Stored>;
  /** What was typed and could not be kept. */
  typed: Record<string, Typed>;
}

/** A row of the file: what would be sent, and the names of entries that were chosen by number. */
export interface RowSaid {
  values: Boxes;
  names: Record<string, string>;
  wrong: Record<string, string[]>;
}

const addressOf = (prefix: string) =>
  ['house', 'street', 'subdivision', 'barangay', 'city', 'province', 'zip_code', 'barangay_code'].map((part) => `${prefix}_${part}`);

/** Boxes that are taken together, since one without the other would say something else. */
const TOGETHER: Partial<Record<SectionName, readonly { label: string; fields: readonly string[] }[]>> = {
  personal: [
    { label: 'Civil status', fields: ['civil_status', 'civil_status_other'] },
    { label: 'Citizenship', fields: ['citizenship', 'dual_mode', 'dual_country'] },
    { label: 'Residential address', fields: addressOf('residential') },
    { label: 'Permanent address', fields: [...addressOf('permanent'), 'permanent_is_residential'] },
  ],
};

/** What the file says of a row, beside what stands there. */
export function compareRow(section: SectionName, said: RowSaid, there: RowThere | undefined): SaidInFile[] {
  return bundlesOf(section).flatMap(({ label, fields }) => {
    const given = fields.filter((name) => said.values[name] !== undefined);
    if (given.length === 0) return [];
    return [
      {
        name: fields[0]!,
        label,
        there: there ? formatRowThere(section, fields, there) : '',
        in_file: formatRowSaid(section, given, said),
        state: stateOf(section, given, said, there),
        wrong: given.flatMap((name) => said.wrong[name] ?? []),
        values: Object.fromEntries(given.map((name) => [name, said.values[name]!])),
      },
    ];
  });
}

function bundlesOf(section: SectionName): { label: string; fields: readonly string[] }[] {
  const together = TOGETHER[section] ?? [];
  const alone = Object.keys(SECTIONS[section].fields).filter((name) => !together.some(({ fields }) => fields.includes(name)));
  const singles = alone.map((name) => ({ label: SECTIONS[section].fields[name]!.label, fields: [name] }));
  return [...singles, ...together].toSorted((one, other) => placeOf(section, one.fields[0]!) - placeOf(section, other.fields[0]!));
}

function placeOf(section: SectionName, name: string): number {
  return Object.keys(SECTIONS[section].fields).indexOf(name);
}

function stateOf(section: SectionName, given: readonly string[], said: RowSaid, there: RowThere | undefined): SaidInFile['state'] {
  if (!there) return 'new';
  const counted = given.filter((name) => !name.endsWith('_barangay_code'));
  if (counted.every((name) => isSaidThere(section, name, said, there))) return 'same';
  return counted.every((name) => isOpen(section, name, there)) ? 'new' : 'differs';
}

/** Whether nothing was said in a box; an unticked one says nothing by itself. */
export function isOpen(section: SectionName, name: string, { fields, typed }: RowThere): boolean {
  if (Object.hasOwn(typed, name)) return false;
  const isTick = SECTIONS[section].fields[name]!.kind === 'yes_no' && fields[name] === false && name !== 'yes';
  return isTick || isEmpty(fields[name]);
}

/** Whether a box of the file says what stands in the sheet; capitals, accents and punctuation do not count. */
export function isSaidThere(section: SectionName, name: string, { values, names }: RowSaid, there: RowThere): boolean {
  const field = SECTIONS[section].fields[name]!;
  const value = values[name]!;
  if (Object.hasOwn(there.typed, name)) return JSON.stringify(there.typed[name]) === JSON.stringify(value);
  const stored = storedOf(name, there);
  if (field.kind === 'lookup') return samePlain(String(stored ?? ''), names[name] ?? String(value));
  const read = schemaOf(field).safeParse(value);
  if (!read.success) return false;
  return typeof read.data === 'string' && typeof stored === 'string'
    ? samePlain(read.data, stored)
    : JSON.stringify(read.data) === JSON.stringify(stored ?? null);
}

/** The permanent address of who has only one is the residential one. */
function storedOf(name: string, { fields }: RowThere): Stored | undefined {
  const isCopied = fields.permanent_is_residential === true && name.startsWith('permanent_') && name !== 'permanent_is_residential';
  return fields[isCopied ? name.replace('permanent_', 'residential_') : name];
}

function formatRowThere(section: SectionName, fields: readonly string[], there: RowThere): string {
  if (fields.includes('permanent_is_residential') && there.fields.permanent_is_residential === true) return SAME_ADDRESS;
  return joined(fields, (name) => {
    const field = SECTIONS[section].fields[name]!;
    if (Object.hasOwn(there.typed, name)) return formatTyped(field, there.typed[name]!);
    const stored = there.fields[name];
    if (isEmpty(stored)) return '';
    return field.kind === 'lookup' ? String(stored) : formatTyped(field, field.show(stored!));
  });
}

function formatRowSaid(section: SectionName, fields: readonly string[], { values, names }: RowSaid): string {
  if (values.permanent_is_residential === true && fields.includes('permanent_is_residential')) return SAME_ADDRESS;
  return joined(fields, (name) => {
    const field = SECTIONS[section].fields[name]!;
    if (names[name] !== undefined) return names[name];
    const read = schemaOf(field).safeParse(values[name]);
    // A number as the form shows it, with its hyphens; what is wrong as it was written.
    return formatTyped(field, read.success ? field.show(read.data) : values[name]!, { masks: false });
  });
}

const SAME_ADDRESS = 'The same as the residential address';

function joined(fields: readonly string[], say: (name: string) => string): string {
  const shown = fields.filter((name) => !name.endsWith('_barangay_code') && name !== 'permanent_is_residential');
  return shown
    .map(say)
    .filter((text) => text !== '')
    .join(', ');
}

function formatTyped(field: Field, value: Typed, { masks = true } = {}): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  if (field.masked && masks) return mask(text);
  if (field.kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(text)) return longDate(text);
  return field.choices?.find((choice) => choice.value === text)?.label ?? text;
}
