import type pg from 'pg';
import { dateOf } from './day-numbers.ts';
import type { DueDays } from './take-due-days.ts';

/** The first days of the months that due days go to and that have no table yet. */
export async function findMissingMonths(client: pg.ClientBase, due: DueDays): Promise<string[]> {
  const months = new Set<string>();
  for (const { days } of due.people) for (const day of days) months.add(dateOf(day).slice(0, 7));
  const { rows } = await client.query<{ first: string }>(
    `select month || '-01' as first from unnest($1::text[]) month where to_regclass('attendance.day_' || replace(month, '-', '_')) is null`,
    [[...months]],
  );
  return rows.map(({ first }) => first);
}

/** Makes the tables of months. Call it where nothing is held: it waits for all who write people, and they may wait for a day. */
export async function makeMonths(pool: pg.Pool, months: readonly string[]): Promise<void> {
  for (const first of months) await pool.query('select attendance.make_month($1)', [first]);
}
