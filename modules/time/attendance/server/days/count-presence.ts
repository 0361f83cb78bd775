import { sql } from 'kysely';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Presence } from '../../contract/days.ts';
import { OVERSEERS } from '../../contract/days.ts';
import type { countPresence as counting } from '../../contract/presence.ts';
import { PRESENCE } from './daily-rows.ts';
import { dayOfWork } from './day-of-work.ts';

const LOOKED_BACK_DAYS = 14;

/** How people stand on a day, by campus, in one statement. A day of work is one on which somebody was to work. */
export async function countPresence({ db, actor, today, query }: CallOf<typeof counting>) {
  const day =
    query.day === 'work'
      ? sql`(select w.date from ${dayOfWork(today)} w)`
      : sql`coalesce((select max(date) from attendance.day where date between ${today}::date - ${LOOKED_BACK_DAYS}::integer and ${today}::date - 1
          and status in ('COMPLETE', 'INCOMPLETE', 'ABSENT')), ${today}::date - 1)`;
  const { rows } = await sql<{ date: string; id: number; name: string; presence: Presence; people: number }>`
    with counted as materialized (select ${day} as date)
    select w.date, c.id, c.name, ${PRESENCE} as presence, count(*) as people
    from counted w cross join lateral personnel.serving_on(w.date) a
      join organization.office_view o on o.id = a.office_id
      join organization.campus_view c on c.id = o.campus_id
      left join attendance.day d on d.personnel_id = a.personnel_id and d.date = w.date
    where ${visible(actor, OVERSEERS, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    group by w.date, c.id, c.name, 4 order by c.id`.execute(db);
  const campuses = [...new Map(rows.map(({ id, name }) => [id, name]))].map(([id, name]) => ({
    id,
    name,
    counts: Object.fromEntries(rows.filter((row) => row.id === id).map(({ presence, people }) => [presence, people])),
  }));
  return { date: rows[0]?.date ?? today, campuses };
}
