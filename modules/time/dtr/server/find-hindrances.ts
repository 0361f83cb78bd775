import { sql } from 'kysely';
import { pendingOnDays } from '@talaan/attendance/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { hindrancesOf, type Hindrance, type PendingRequest, type PeriodFacts } from '../rules/hindrances.ts';
import { first, last, wanted, type RecordDays } from './load-days.ts';

/** What the days of a record add up to. */
export interface DaySums {
  late_times: number;
  late_minutes: number;
  undertime_times: number;
  undertime_minutes: number;
  absent_thousandths: number;
}

type Asking = Pick<Call, 'db' | 'server' | 'today'>;

/** What keeps each of these records from being submitted, in their order. */
export async function findHindrances(call: Asking, records: readonly RecordDays[]): Promise<Hindrance[][]> {
  return (await findSumsAndHindrances(call, records)).map(({ hindrances }) => hindrances);
}

/** The same with what the days add up to. A statement for the days, and one for the requests that change them. */
export async function findSumsAndHindrances(
  { db, server, today }: Asking,
  records: readonly RecordDays[],
): Promise<{ sums: DaySums; hindrances: Hindrance[] }[]> {
  if (records.length === 0) return [];
  const [facts, pending] = await Promise.all([readFacts(db, records), readPending({ db, server }, records)]);
  return records.map(({ from, to }, at) => {
    const { days, incomplete, open, due, ...sums } = facts[at]!;
    return { sums, hindrances: hindrancesOf({ from, to, days, incomplete, open, due, requests: pending.get(at + 1) ?? [] }, today) };
  });
}

type Facts = Pick<PeriodFacts, 'days' | 'incomplete' | 'open' | 'due'> & DaySums;

async function readFacts(db: Database, records: readonly RecordDays[]): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select d.days::integer, coalesce(d.incomplete, '{}') as incomplete, coalesce(d.open, '{}') as open,
      array(select due.date::text from attendance.day_due_view due where due.personnel_id = w.id and due.date between w.first and w.last order by 1) as due,
      coalesce(d.late_times, 0)::integer as late_times, coalesce(d.late_minutes, 0)::integer as late_minutes,
      coalesce(d.undertime_times, 0)::integer as undertime_times, coalesce(d.undertime_minutes, 0)::integer as undertime_minutes,
      coalesce(d.absent_thousandths, 0)::integer as absent_thousandths
    from ${wanted(records)}
    cross join lateral (
      select count(*) as days, array_agg(d.date::text order by d.date) filter (where d.status = 'INCOMPLETE') as incomplete,
        array_agg(d.date::text order by d.date) filter (where d.status = 'PENDING') as open, sum(d.late_times) as late_times,
        sum(d.late_minutes) as late_minutes, sum(d.undertime_times) as undertime_times, sum(d.undertime_minutes) as undertime_minutes,
        sum(d.absent_thousandths) as absent_thousandths
      from attendance.day_view d where d.personnel_id = w.id and d.date between w.first and w.last and d.date between ${first(records)} and ${last(records)}
    ) d order by w.place`.execute(db);
  return rows;
}

/** Requests of other modules that would change days of these records, by the place of the record. */
async function readPending(
  { db, server }: Pick<Call, 'db' | 'server'>,
  records: readonly RecordDays[],
): Promise<Map<number, PendingRequest[]>> {
  const modules = allContributed(server, pendingOnDays);
  if (modules.length === 0) return new Map();
  const pending = sql.join(
    modules.map((select) => sql`(${select})`),
    sql` union all `,
  );
  const { rows } = await sql<PendingRequest & { place: number }>`
    select w.place, q.title, q.link, lower(q.during) as "from", upper(q.during) - 1 as "to" from ${wanted(records)}
    join (${pending}) q (personnel_id, during, title, link) on q.personnel_id = w.id and q.during && daterange(w.first, w.last, '[]')
    order by w.place, q.during, q.title`.execute(db);
  return Map.groupBy(rows, ({ place }) => place);
}
