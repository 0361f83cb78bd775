import type pg from 'pg';
import { dateOf } from './day-numbers.ts';
import type { DueDays } from './take-due-days.ts';

/** Makes the partitions that the due days go to, apart from the transaction at hand, so that nobody waits for it. */
export async function makeMonths(pool: pg.Pool, due: DueDays): Promise<void> {
  const months = new Set<string>();
  for (const { days } of due.people) for (const day of days) months.add(dateOf(day).slice(0, 7));
  const { rows } = await pool.query<{ first: string }>(
    `select month || '-01' as first from unnest($1::text[]) month where to_regclass('attendance.day_' || replace(month, '-', '_')) is null`,
    [[...months]],
  );
  for (const { first } of rows) await pool.query('select attendance.make_month($1)', [first]);
}
