import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** What a locked record of a person came to, from one day to another, both counted. */
export interface FrozenMonth {
  submissionId: number;
  personnelId: number;
  from: string;
  to: string;
  /** Minutes and times of late arrival and of undertime (CSC MC 4 s.1991, MC 16 s.2010). */
  lateMinutes: number;
  lateTimes: number;
  undertimeMinutes: number;
  undertimeTimes: number;
  /** Late and undertime together in thousandths of a day, by the table of the civil service, converted once for the record. */
  shortThousandths: number;
  /** Absences without leave in thousandths of a day. */
  absentThousandths: number;
  nightMinutes: number;
  frozenAt: string;
}

/**
 * The locked records that lie in a month (`YYYY-MM`), of these people or of all: what leave and payroll post. Two rows where pay is by half-months, none
 * while the record is not locked; a reopened one comes back with other figures when it is locked again.
 */
export function readFrozenMonths(db: Database, month: string, people?: readonly number[]): Promise<FrozenMonth[]> {
  return readFrozenSpan(db, monthBounds(month), people);
}

/** The same of all months from a day to another, both included. */
export async function readFrozenSpan(
  db: Database,
  { from, to }: { from: string; to: string },
  people?: readonly number[],
): Promise<FrozenMonth[]> {
  const { rows } = await sql<FrozenMonth>`
    select submission_id as "submissionId", personnel_id as "personnelId", lower(during) as "from", upper(during) - 1 as "to", late_minutes as "lateMinutes",
      late_times as "lateTimes", undertime_minutes as "undertimeMinutes", undertime_times as "undertimeTimes", short_thousandths as "shortThousandths",
      absent_thousandths as "absentThousandths", night_minutes as "nightMinutes", frozen_at as "frozenAt"
    from dtr.frozen_month
    where superseded_at is null and during && daterange(${from}::date, ${to}::date, '[]')
      ${people ? sql`and personnel_id = any(${[...people]}::integer[])` : sql``}
    order by personnel_id, during`.execute(db);
  return rows;
}
