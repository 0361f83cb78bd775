import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Absence } from '../rules/close-month.ts';

/** What the close of a month posted last for a person, in thousandths of a day. */
export interface StandingLines {
  version: number;
  lastDay: string;
  earned: number;
  presentHalfDays: number;
  withoutPay: number;
  lateMinutes: number;
  undertimeMinutes: number;
  lateWithPay: number;
  lateWithoutPay: number;
  absences: Absence[];
  hasRecord: boolean;
}

/** What stands of a month, by person; of these people or of all. */
export async function standingLines(db: Database, month: string, people?: readonly number[]): Promise<Map<number, StandingLines>> {
  const asked = people ? [...people] : null;
  const { rows } = await sql<StandingLines & { personnelId: number }>`
    select personnel_id as "personnelId", version, last_day as "lastDay", earned, present_half_days as "presentHalfDays", without_pay as "withoutPay",
      late_minutes as "lateMinutes", undertime_minutes as "undertimeMinutes", late_with_pay as "lateWithPay", late_without_pay as "lateWithoutPay",
      absences, has_record as "hasRecord"
    from leave.closed_month where month = ${month} and (${asked === null} or personnel_id = any (${asked}::integer[]))
    order by personnel_id`.execute(db);
  return new Map(rows.map(({ personnelId, ...lines }) => [personnelId, lines]));
}
