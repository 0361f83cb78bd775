import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { PRESENCES, type listDailyAttendance, type Presence } from '../../contract/days.ts';
import { withinOffices } from './within-offices.ts';

type Query = z.output<typeof listDailyAttendance.query>;
type Answer = z.output<typeof listDailyAttendance.response>;

/** How somebody stands, in one word. */
const PRESENCE = sql<Presence>`case
  when d.status is null then 'none'
  when d.status = 'ABSENT' then 'absent'
  when d.status in ('REST', 'HOLIDAY', 'SUSPENDED') then 'off'
  when d.status in ('ON_LEAVE', 'OB') then 'away'
  when d.status = 'PENDING' and coalesce(d.am_in, d.am_out, d.pm_in, d.pm_out) is null then 'out'
  when d.late_minutes > 0 then 'late'
  when d.status = 'INCOMPLETE' then 'incomplete'
  else 'present' end`;

const FIGURES = sql.raw(
  [
    'status',
    'am_in',
    'am_out',
    'pm_in',
    'pm_out',
    'late_minutes',
    'late_times',
    'undertime_minutes',
    'undertime_times',
    'absent_thousandths',
    'night_minutes',
    'word',
    'am_word',
    'pm_word',
  ]
    .map((name) => (/minutes|times|thousandths/.test(name) ? `coalesce(d.${name}, 0) as ${name}` : `d.${name}`))
    .join(', '),
);

const ORDERS = {
  fullname: sql`p.fullname`,
  office: sql`o.tree_from`,
  late_minutes: sql`coalesce(d.late_minutes, 0)`,
};

/** Everybody in scope who serves on the date, with how they stand, and the counts of each office. */
export async function findDailyAttendance(
  { db, actor, query }: Pick<Call<unknown, Query>, 'db' | 'actor' | 'query'>,
  groups: readonly Group[],
): Promise<Answer> {
  const serving = sql`
    from personnel.appointment a
    join personnel.person p on p.id = a.personnel_id
    join organization.office o on o.id = a.office_id
    join organization.campus c on c.id = o.campus_id
    left join attendance.day d on d.personnel_id = a.personnel_id and d.date = ${query.date}
    where a.during @> ${query.date}::date and ${visible(actor, groups, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
      and ${withinOffices(query.office, query.campus)}
      and ${query.term ? sql`p.search like ${likePattern(query.term)}` : sql`true`}`;
  const wanted = query.presence ? sql`${PRESENCE} = any(${query.presence}::text[])` : sql`true`;
  const [found, counted] = await Promise.all([
    sql<Answer['personnel'][number]>`
      select p.id, p.idno, p.fullname, o.id as office_id, organization.acronym_on(o.id, ${query.date}) as office, ${PRESENCE} as presence, ${FIGURES}
      ${serving} and ${wanted} order by ${orderOf(query.sort)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(
      db,
    ),
    sql<{ id: number; office: string; campus: string; presence: Presence; people: number }>`
      select o.id, organization.fullname_on(o.id, ${query.date}) as office, c.acronym as campus, ${PRESENCE} as presence, count(*) as people
      ${serving} group by o.id, c.id, 4 order by o.tree_from`.execute(db),
  ]);
  return { personnel: found.rows, ...countByOffice(counted.rows, query.presence) };
}

function orderOf(sort: Query['sort']): RawBuilder<unknown> {
  if (!sort) return sql`o.tree_from, p.fullname, p.id`;
  const column = ORDERS[sort.replace('-', '') as keyof typeof ORDERS];
  return sort.startsWith('-') ? sql`${column} desc, p.fullname, p.id` : sql`${column}, p.fullname, p.id`;
}

function countByOffice(
  rows: readonly { id: number; office: string; campus: string; presence: Presence; people: number }[],
  wanted: Query['presence'],
) {
  const counts = nobody();
  const offices = new Map<number, Answer['offices'][number]>();
  let total = 0;
  for (const { id, office, campus, presence, people } of rows) {
    if (!offices.has(id)) offices.set(id, { id, office, campus, counts: nobody() });
    offices.get(id)!.counts[presence] = people;
    counts[presence] += people;
    if (!wanted || wanted.includes(presence)) total += people;
  }
  return { total, counts, offices: [...offices.values()] };
}

function nobody(): Record<Presence, number> {
  return Object.fromEntries(PRESENCES.map((presence) => [presence, 0])) as Record<Presence, number>;
}
