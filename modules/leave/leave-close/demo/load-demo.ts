import type { ClientBase } from 'pg';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findEarnedMonths, type EarnedMonth } from '@talaan/leave/demo/earned-months.ts';

/** The months of the year up to the one before last are closed: what everybody earned stands on the card already. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  for (const [month, earned] of await findEarnedMonths(making)) await closeMonth(making.client, month, earned, making.now.toString());
}

async function closeMonth(client: ClientBase, month: string, earned: readonly EarnedMonth[], at: string): Promise<void> {
  await client.query(
    `insert into leave.closed_month (personnel_id, month, version, last_day, earned, present_half_days, without_pay, late_minutes, undertime_minutes,
       late_with_pay, late_without_pay, absences, has_record, closed_at)
     select e.id, $2, 1, e."on", e.amount, e.halves, e.without, 0, 0, 0, 0, '[]', false, $3
     from jsonb_to_recordset($1::jsonb) as e (id integer, halves smallint, without integer, "on" date, amount integer)`,
    [JSON.stringify(earned.filter(({ amount }) => amount > 0)), month, at],
  );
  await client.query(
    `insert into leave.close_run (month, started_at, finished_at, people, posted)
     values ($1, ($2::date + 15)::timestamptz, ($2::date + 15)::timestamptz + interval '4 seconds', $3, $3)`,
    [month, monthBounds(month).to, earned.length],
  );
}
