import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { listOwnTimeLogs, TimeLog } from '../../contract/punches.ts';
import type { AnswerOf } from '@talaan/kernel/server/mount.ts';

type MonthOfLogs = AnswerOf<typeof listOwnTimeLogs>;

/** The punches of a person in a month, by the days on which they were made. */
export async function listTimeLogs(db: Database, personnelId: number, month: string): Promise<MonthOfLogs> {
  const { from, to } = monthBounds(month);
  const { rows } = await sql<TimeLog & { date: string }>`
    select at, attendance.date_of(at) as date, to_char(kernel.clock_of(at), 'HH24:MI:SS') as time,
      source, device, address, pin, voided, void_reason, entered_reason
    from attendance.person_punch
    where personnel_id = ${personnelId} and at >= attendance.start_of(${from}) and at < attendance.start_of(${to}::date + 1)
    order by at`.execute(db);
  const days = Map.groupBy(rows, (row) => row.date);
  return { month, days: [...days].map(([date, logs]) => ({ date, logs })) };
}
