import type { ClientBase } from 'pg';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { earnedIn, halfDaysOf, servedIn, type Stay } from '../rules/accrual.ts';
import { earnedParticulars } from '../rules/particulars.ts';
import { plannedWithoutPay } from './planned-dates.ts';

/** What somebody earned in a month, in thousandths of a day. */
export interface EarnedMonth {
  id: number;
  /** Half days present, and thousandths of a day without pay. */
  halves: number;
  without: number;
  /** The last day of service in it. */
  on: string | undefined;
  amount: number;
  particulars: string;
}

/** What everybody earned in the months of the year up to the one before last, by `YYYY-MM`; without late arrival, which the records of demo months lack. */
export async function findEarnedMonths({ client, today }: Pick<DemoMaking, 'client' | 'today'>): Promise<Map<string, EarnedMonth[]>> {
  const last = today.toPlainYearMonth().subtract({ months: 2 });
  const unpaid = await plannedWithoutPay(client, today);
  const found = new Map<string, EarnedMonth[]>();
  for (let month = last.with({ month: 1 }); Temporal.PlainYearMonth.compare(month, last) <= 0; month = month.add({ months: 1 }))
    found.set(month.toString(), await earnedInMonth(client, month.toString(), unpaid));
  return found;
}

/** Posts it, as the close of these months has done. */
export async function postEarnedMonths(making: DemoMaking): Promise<void> {
  for (const [month, earned] of await findEarnedMonths(making)) await postMonth(making.client, month, earned, making.now.toString());
}

async function earnedInMonth(client: ClientBase, month: string, unpaid: ReadonlyMap<string, number>): Promise<EarnedMonth[]> {
  const { from, to } = monthBounds(month);
  const { rows: stays } = await client.query<Stay>(
    `select s.personnel_id as "personnelId", lower(s.during)::text as "from", (upper(s.during) - 1)::text as "to", s.earns,
       s.weekly_minutes as "weeklyMinutes"
     from leave.stays_within(daterange($1::date, $2::date, '[]')) s where s.earns = 'REGULAR' order by s.personnel_id, s.during`,
    [from, to],
  );
  return [...Map.groupBy(stays, ({ personnelId }) => personnelId)].map(([id, own]) => {
    const served = servedIn(own, month);
    const without = unpaid.get(`${id}:${month}`) ?? 0;
    const halves = halfDaysOf(served, without);
    const ends = own.map((stay) => (stay.to !== null && stay.to < to ? stay.to : to)).toSorted();
    return { id, halves, without, on: ends.at(-1), amount: earnedIn(served, without), particulars: earnedParticulars(halves) };
  });
}

async function postMonth(client: ClientBase, month: string, earned: readonly EarnedMonth[], at: string): Promise<void> {
  const told = [JSON.stringify(earned.filter(({ amount }) => amount > 0)), month];
  const rows = `jsonb_to_recordset($1::jsonb) as e (id integer, halves smallint, without integer, "on" date, amount integer, particulars text)`;
  await client.query(
    `insert into ledger.account (personnel_id, book) select e.id, b.code from ${rows} cross join unnest(array['VL', 'SL']) b (code)
     where $2::text is not null on conflict do nothing`,
    told,
  );
  await client.query(
    `insert into ledger.lot (personnel_id, book, floor) select e.id, b.code, 0 from ${rows} cross join unnest(array['VL', 'SL']) b (code)
     where $2::text is not null and not exists (select from ledger.lot l where l.personnel_id = e.id and l.book = b.code)`,
    told,
  );
  await client.query(
    `with posted as (
       insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, lines_hash, recorded_at)
       select 'EARN', e.id, e."on", $2, e.particulars, 'month-close', $2 || ':' || e.id || ':earned:1', 'demo', $3 from ${rows} order by e.id
       returning id, personnel_id, effective_on)
     insert into ledger.entry (lot_id, no, posting_id, effective_on, amount, hold, balance, held)
     select l.id, 1, p.id, p.effective_on, e.amount, 0, 0, 0 from posted p join ${rows} on e.id = p.personnel_id
     join ledger.lot l on l.personnel_id = p.personnel_id and l.book in ('VL', 'SL') order by p.id, l.book desc`,
    [...told, at],
  );
}
