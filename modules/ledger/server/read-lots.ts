import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { OpenLot } from '../rules/take-from-lots.ts';
import type { AccountKey } from './lock-accounts.ts';

/** An account and a day on which something is posted or asked. */
export interface Mark extends AccountKey {
  on: string;
}

/**
 * The lots that live on any of these days, and those named, with the lowest running sum from each day until the next. Counts back
 * from the balance, so that only entries after the first day are read.
 */
export async function readLots(db: Database, marks: readonly Mark[], lotIds: readonly number[] = []): Promise<OpenLot[]> {
  const { rows } = await sql<OpenLot>`
    with mark as materialized (
      select distinct m.personnel_id, m.book, m.day
      from unnest(${marks.map(({ personnelId }) => personnelId)}::integer[], ${marks.map(({ book }) => book)}::text[],
        ${marks.map(({ on }) => on)}::date[]) m (personnel_id, book, day)
    ), lot as materialized (
      select l.*, l.balance - l.held as free, m.first
      from (select personnel_id, book, min(day) as first, max(day) as last from mark group by 1, 2) m
      join ledger.lot l on l.personnel_id = m.personnel_id and l.book = m.book
      where coalesce(l.earned_on <= m.last, true) and coalesce(l.expires_on >= m.first, true) or l.id = any (${lotIds}::integer[])
    ), day as (
      select l.id, e.effective_on as day, sum(e.amount - e.hold) as net, false as is_mark
      from lot l join ledger.entry e on e.lot_id = l.id and e.effective_on > l.first group by 1, 2
      union all
      select l.id, m.day, 0, true from lot l join mark m on m.personnel_id = l.personnel_id and m.book = l.book
      where coalesce(l.earned_on <= m.day, true) and coalesce(l.expires_on >= m.day, true)
    ), moved as (
      select id, day, bool_or(is_mark) as is_mark,
        coalesce(sum(sum(net)) over (partition by id order by day desc rows between unbounded preceding and 1 preceding), 0) as after
      from day group by id, day
    ), run as (
      select m.id, max(m.day) filter (where m.is_mark) over (partition by m.id order by m.day) as mark, l.free - m.after as run
      from moved m join lot l using (id) where coalesce(m.day <= l.expires_on, true)
    ), span as (
      select id, mark, min(run) as lowest from run where mark is not null group by id, mark
    )
    select l.id, l.personnel_id as "personnelId", l.book, l.earned_on as "earnedOn", l.expires_on as "expiresOn", l.merged_from is null as "isOwn",
      l.floor, l.free,
      coalesce(jsonb_agg(jsonb_build_object('from', s.mark, 'lowest', s.lowest, 'moved', 0) order by s.mark) filter (where s.mark is not null), '[]') as spans
    from lot l left join span s using (id)
    group by l.id, l.personnel_id, l.book, l.earned_on, l.expires_on, l.merged_from, l.floor, l.free order by l.id`.execute(db);
  return rows;
}
