import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { READERS } from '@talaan/property/contract/fields.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import type { BooksHome, readBooksHome as endpoint } from '../contract/home.ts';
import { monthBefore } from '@talaan/property/rules/depreciation.ts';
import { scheduleOf } from './depreciation/read-schedule.ts';
import { reachesReports, reportsFrom } from './reach.ts';
import { isUnreported, unreportedFrom } from './rspi/read-lines.ts';

type Found = Pick<NonNullable<BooksHome>, 'unreported' | 'reported' | 'lost' | 'unserviceable'>;

/** What is still to be reported, posted or decided; nothing for who reads the property of single offices, such as its head. */
export async function readBooksHome({ db, actor, today }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (!scopesWithin(actor, READERS).some(({ kind }) => kind === 'all' || kind === 'campus')) return { books: null };
  const month = monthBefore(today.slice(0, 7));
  const { from, to } = monthBounds(month);
  const held = (state: string) => sql`(select jsonb_build_object('items', count(*), 'amount', coalesce(sum(i.unit_cost), 0))
    from property.item i join organization.office_view o on o.id = i.office_id where i.state = ${state} and ${reachesItems(actor)})`;
  const { rows } = await sql<Found>`
    select (select coalesce(jsonb_agg(jsonb_build_object('fund_code', n.fund_code, 'items', n.items, 'amount', n.amount) order by n.fund_code), '[]') from (
        select k.fund_code, count(*) as items, sum(l.amount) as amount from ${unreportedFrom}
        where ${isUnreported} and k.dated_on between ${from}::date and ${to}::date and ${reachesItems(actor)} group by 1) n) as unreported,
      (select jsonb_build_object('reports', count(*), 'items', coalesce(sum(r.items), 0), 'amount', coalesce(sum(r.amount), 0)) from ${reportsFrom}
        where r.month = ${from}::date and r.voided_at is null and ${reachesReports(actor)}) as reported,
      ${held('LOST')} as lost, ${held('UNSERVICEABLE')} as unserviceable`.execute(db);
  const schedule = await scheduleOf(db, actor, { month });
  return { books: { month, ...rows[0]!, depreciation: schedule.reduce((sum, { of_month: own }) => sum + own, 0) } };
}
