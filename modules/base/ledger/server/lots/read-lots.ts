import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { OpenLot } from '../../rules/take-from-lots.ts';
import type { AccountKey } from '../lock-accounts.ts';

/** An account and a day on which something is posted or asked. */
export interface Mark extends AccountKey {
  on: string;
}

/**
 * The lots that live on any of these days, and those named, with the lowest running sum from each day until the next. Counts back
 * from the balance, so that only entries after the first day are read; lot by lot, so that thousands cost a thousand times what one costs.
 */
export async function readLots(db: Database, marks: readonly Mark[], lotIds: readonly number[] = []): Promise<OpenLot[]> {
  const { rows } = await sql<OpenLot>`
    select l.id, l.personnel_id as "personnelId", l.book, l.earned_on as "earnedOn", l.expires_on as "expiresOn", l.merged_from is null as "isOwn",
      l.floor, l.balance - l.held as free, coalesce(x.spans, '[]') as spans
    from (
      select personnel_id, book, min(day) as first, max(day) as last, array_agg(distinct day) as days
      from unnest(${marks.map(({ personnelId }) => personnelId)}::integer[], ${marks.map(({ book }) => book)}::text[],
        ${marks.map(({ on }) => on)}::date[]) m (personnel_id, book, day) group by 1, 2
    ) m
    join ledger.lot l on l.personnel_id = m.personnel_id and l.book = m.book
      and (coalesce(l.earned_on <= m.last, true) and coalesce(l.expires_on >= m.first, true) or l.id = any (${lotIds}::integer[]))
    cross join lateral (
      select jsonb_agg(jsonb_build_object('from', span.mark, 'lowest', span.lowest, 'moved', 0) order by span.mark) as spans from (
        select run.mark, min(run.run) as lowest from (
          select max(moved.day) filter (where moved.is_mark) over (order by moved.day) as mark, l.balance - l.held - moved.after as run
          from (
            select d.day, bool_or(d.is_mark) as is_mark,
              coalesce(sum(sum(d.net)) over (order by d.day desc rows between unbounded preceding and 1 preceding), 0) as after
            from (
              select e.effective_on as day, e.amount - e.hold as net, false as is_mark from ledger.entry e where e.lot_id = l.id and e.effective_on > m.first
              union all
              select u.day, 0, true from unnest(m.days) u (day) where coalesce(l.earned_on <= u.day, true) and coalesce(l.expires_on >= u.day, true)
            ) d group by d.day
          ) moved where coalesce(moved.day <= l.expires_on, true)
        ) run where run.mark is not null group by run.mark
      ) span
    ) x
    order by l.id`.execute(db);
  return rows;
}
