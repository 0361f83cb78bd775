import type { RawBuilder, SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { ReportColumn, ReportRow } from '../../contract/reports.ts';

/** What narrows a report: as of which day, where, and which appointment status. */
export interface Narrowing {
  campus?: number | undefined;
  office?: number | undefined;
  status?: string | undefined;
}

export interface Asked {
  day: string;
  /** Which items or people are in it. */
  where: RawBuilder<SqlBool>;
  page?: { limit: number; offset: number };
  /** Whether TINs are written in full; else their last digits alone. */
  inFull: boolean;
}

/** A report as a table: the same on the screen, in the workbook and on paper. */
export interface Report {
  columns: readonly ReportColumn[];
  /** Whether it opens identity numbers, which is noted where they are written in full. */
  opensNumbers: boolean;
  /** What the caller reaches of it. */
  match: (actor: Actor, narrowing: Narrowing, day: string) => RawBuilder<SqlBool>;
  /** The items or people of it, so that a job prints what its starter was shown. */
  ids: (db: Database, asked: Asked) => Promise<number[]>;
  ofIds: (ids: readonly number[]) => RawBuilder<SqlBool>;
  rows: (db: Database, asked: Asked) => Promise<ReportRow[]>;
  /** How many rows there are in all. */
  count: (db: Database, asked: Asked) => Promise<number>;
}
