import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import type { DeviceUser, listDeviceUsers } from '../../contract/devices.ts';
import { reachesCampus, reachesEveryCampus } from './reach-campus.ts';

type Query = z.output<typeof listDeviceUsers.query>;

/** PINs that nobody holds and those of people, as one list; what they punched is looked up for the shown page only. */
export async function findDeviceUsers({
  db,
  actor,
  today,
  query,
}: Pick<Call<unknown, Query>, 'db' | 'actor' | 'today' | 'query'>): Promise<{ users: DeviceUser[]; total: number }> {
  const parts = [
    ...(query.state === 'matched' ? [] : [unmatchedPins(actor, query.term)]),
    ...(query.state === 'unmatched' ? [] : [heldPins(actor, today, query.term)]),
  ];
  const listed = sql`(${sql.join(parts, sql` union all `)}) as listed`;
  const count = await sql<{ total: number }>`select count(*) as total from ${listed}`.execute(db);
  const page = await sql<DeviceUser>`
    select page.pin || '@' || coalesce(page."from"::text, '') as id, page.pin, page.person, page."from", page."to",
      coalesce(punched.devices, '{}') as devices, punched.punches, punched.first_at, coalesce(punched.last_at, held.last_at) as last_at
    from (select * from ${listed} order by ${order(query.sort)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}) page
    left join lateral (
      select count(*) as punches, min(p.at) as first_at, max(p.at) as last_at, array_agg(distinct d.name) as devices
      from attendance.unmatched_day u
      join attendance.punch p on p.pin = u.pin and p.at >= attendance.start_of(u.date) and p.at < attendance.start_of(u.date + 1)
      join attendance.device d on d.id = p.device_id
      where u.pin = page.pin
    ) punched on page.person is null
    left join lateral (
      select p.at as last_at from attendance.punch p
      where p.pin = page.pin and p.at >= coalesce(attendance.start_of(page."from"), '-infinity') and p.at < coalesce(attendance.start_of(page."to" + 1), 'infinity')
      order by p.at desc limit 1
    ) held on page.person is not null
    order by ${order(query.sort)}`.execute(db);
  return { users: page.rows, total: count.rows[0]!.total };
}

function unmatchedPins(actor: Actor, term: string | undefined): RawBuilder<unknown> {
  return sql`
    select u.pin, null::jsonb as person, null::date as "from", null::date as "to"
    from attendance.unmatched_day u
    where ${term ? sql`u.pin like ${likePattern(term)}` : sql`true`} and ${reachesEveryCampus(actor) ? sql`true` : punchedWithinReach(actor)}
    group by u.pin`;
}

function punchedWithinReach(actor: Actor): RawBuilder<unknown> {
  return sql`exists (
    select from attendance.punch p join attendance.device d on d.id = p.device_id
    where p.pin = u.pin and p.at >= attendance.start_of(u.date) and p.at < attendance.start_of(u.date + 1) and ${reachesCampus(actor, 'd.campus_id')})`;
}

function heldPins(actor: Actor, today: string, term: string | undefined): RawBuilder<unknown> {
  return sql`
    select h.pin, jsonb_build_object('id', p.id, 'idno', p.idno, 'fullname', p.fullname, 'office', o.fullname) as person,
      lower(h.during) as "from", upper(h.during) - 1 as "to"
    from personnel.device_pin h
    join personnel.person p on p.id = h.personnel_id
    left join personnel.appointment a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.office o on o.id = a.office_id
    where ${visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
      and ${term ? sql`(h.pin like ${likePattern(term)} or p.search like ${likePattern(term)})` : sql`true`}`;
}

/** What waits for somebody comes first; PINs count as numbers. */
function order(sort: Query['sort']): RawBuilder<unknown> {
  const direction = sql.raw(sort?.startsWith('-') ? 'desc' : 'asc');
  const byPin = sql`length(pin) ${direction}, pin ${direction}, "from" ${direction}`;
  if (!sort) return sql`(person is null) desc, ${byPin}`;
  return sort.endsWith('pin') ? byPin : sql`person ->> 'fullname' ${direction} nulls last, ${byPin}`;
}
