import type { Field, Stored } from '../../contract/field.ts';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../../contract/sections.ts';

const TABLES: Record<SectionName, string> = {
  personal: 'pds.personal',
  spouses: 'pds.spouse',
  children: 'pds.child',
  parents: 'pds.parents',
  education: 'pds.education',
  eligibilities: 'pds.eligibility',
  work: 'pds.work',
  university_work: 'pds.university_work',
  voluntary: 'pds.voluntary',
  training: 'pds.training',
  skills: 'pds.skill',
  recognitions: 'pds.recognition',
  memberships: 'pds.membership',
  answers: 'pds.answer',
  references: 'pds.reference',
  government_id: 'pds.government_id',
};

/** Sections under row-level security: their old and new values are not written into the audit trail. */
export const PROTECTED: ReadonlySet<SectionName> = new Set(['personal', 'spouses', 'children', 'parents', 'answers', 'government_id']);

/** Where a column cannot well be called as the field is. */
const RENAMED: Record<string, string> = { from: 'started_on', to: 'ended_on', group: 'indigenous_group' };

export function tableOf(section: SectionName): string {
  return TABLES[section];
}

export function columnOf(field: string): string {
  return RENAMED[field] ?? field;
}

/** The column of a lookup that holds the number of its entry. */
export function entryColumn(field: string): string {
  return `${columnOf(field)}_id`;
}

/** A row of a section as its table has it. */
export interface TableRow {
  id: number;
  personnel_id: number;
  place: number;
  version: number;
  touched: Record<string, number>;
  typed: Record<string, Stored>;
  added_as: string | null;
  check_state: 'PENDING' | 'OK' | 'RETURNED' | 'WAIVED';
  check_remark: string;
  checked_by: number | null;
  checked_at: string | null;
  verified_at: string | null;
  question?: string;
  [column: string]: unknown;
}

export type SectionRows = Record<SectionName, TableRow[]>;

export function noRows(): SectionRows {
  return Object.fromEntries(SECTION_NAMES.map((name) => [name, []])) as unknown as SectionRows;
}

/** The fields of a row as kept: of a lookup what is printed. */
export function fieldsOf(section: SectionName, row: TableRow): Record<string, Stored> {
  return Object.fromEntries(Object.keys(SECTIONS[section].fields).map((name) => [name, row[columnOf(name)] as Stored]));
}

export function isLookup(field: Field): boolean {
  return field.kind === 'lookup';
}
