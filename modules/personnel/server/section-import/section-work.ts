import type { Database } from '@talaan/kernel/server/database.ts';
import type { Job } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { RowChange, RowMessage } from '../../contract/import.ts';
import type { SectionColumns, SectionImport } from '../../contract/section-import/section-import.ts';
import type { SectionFields } from '../../rules/section-import/section-fields.ts';

/** What a module takes in from spreadsheets: its calls and the work of each of their sections. */
export interface ImportDesk {
  calls: SectionImport;
  works: readonly SectionWork[];
}

/** The work that carries out a confirmed import. */
export type ImportJob = Job<{ importId: number }>;

/** One section for the engine: what it is called, its columns, and how its rows are judged and written. */
export interface SectionWork {
  section: string;
  title: string;
  fields: object;
  /** The column by which a row is known. */
  about: string;
  /** What a row shows beside it: `Name`. */
  named: string;
  /** Whether its cells are shown by their last digits only. */
  isSecret?: true;
  judge: (judging: Judging) => Promise<Judged>;
}

/** What a section is judged by. */
export interface Judging {
  db: Database;
  today: string;
  rows: readonly { line: number; cells: readonly string[] }[];
  columns: SectionColumns;
  /** The person who imports, if any. */
  self: number | null;
  /** Whether what the rows are about is held until the transaction ends. */
  lock: boolean;
}

/** What a row would do; its plan is null where everything is on record already, or where it is wrong. */
export interface Judgement {
  line: number;
  key: string;
  name: string;
  personnelId: number | null;
  messages: RowMessage[];
  plan: unknown;
  isNew: boolean;
  changes: RowChange[];
}

export interface Judged {
  rows: Judgement[];
  /** Writes what was judged, set by set, and notes each change for the auditors; the transaction is the caller's. */
  write: (writing: Writing) => Promise<void>;
}

/** `reason` is `Import of {file}`: what is corrected is kept with it. */
export type Writing = Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'requestId' | 'today'> & { reason: string };

export function workOf({ works }: ImportDesk, section: string): SectionWork {
  return works.find((work) => work.section === section)!;
}

/** The columns of a section, where it does not matter what they read. */
export function fieldsOf({ fields }: SectionWork): SectionFields<Record<string, unknown>> {
  return fields as SectionFields<Record<string, unknown>>;
}
