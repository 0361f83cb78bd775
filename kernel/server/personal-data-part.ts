import type { RawBuilder } from 'kysely';
import type { Database } from './database/database.ts';

/** Whose: a person on record, their account, or both. Null matches nothing. */
export interface PersonalDataOf {
  personnelId: number | null;
  accountId: number | null;
  today: string;
}

/** A row in the user's words: `{ From: '2026-11-20', Office: 'Accounting Office' }`. Dates as YYYY-MM-DD, money in pesos. */
export type PersonalDataRow = Record<string, unknown>;

/** What a module holds about a person, for anyone who asks what is held about them (RA 10173, sec. 16 c). */
export interface PersonalDataPart {
  title: string;
  /** The tables whose rows about a person it gives; a test asks this of every table that names a person or an account. */
  tables: readonly string[];
  /** Too much for paper: there it is counted, and stands whole in the JSON. */
  isLong?: boolean;
  /** Within open records of the person. */
  read: (db: Database, of: PersonalDataOf) => Promise<PersonalDataRow[]>;
}

/** A part that one statement answers; its column names are what the user reads. */
export function personalDataIn(
  title: string,
  tables: readonly string[],
  query: (of: PersonalDataOf) => RawBuilder<unknown>,
): PersonalDataPart {
  return { title, tables, read: async (db, of) => (await query(of).execute(db)).rows as PersonalDataRow[] };
}

/** The same of rows that may be thousands. */
export function personalDataAtLength(
  title: string,
  tables: readonly string[],
  query: (of: PersonalDataOf) => RawBuilder<unknown>,
): PersonalDataPart {
  return { ...personalDataIn(title, tables, query), isLong: true };
}
