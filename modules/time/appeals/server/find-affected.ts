import { sql } from 'kysely';
import { findLockedDays, previewDays, type PreviewedDay } from '@talaan/attendance/server/public.ts';
import type { Call, QueryOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import type { previewOutage } from '../contract/outages.ts';
import { claimsWithin, proposeClaims, type Claim } from '../rules/claims.ts';
import { instantOf } from './read-appealed-day.ts';

export type Outage = QueryOf<typeof previewOutage>;

interface Concerned {
  id: number;
  idno: string;
  fullname: string;
  avatar: string | null;
  office: string | null;
}

/** A person who lacks punches of an outage: which, and the day as it is and as it would be. */
export interface Affected extends Concerned {
  claims: Claim[];
  now: PreviewedDay;
  would_be: PreviewedDay;
}

/** So many days before an outage tell who punches at a device. */
const PUNCHED_SINCE_DAYS = 14;

/** Employees with punches missing because of an outage, within the caller's reach, without the caller and those whose month is locked; a constant number of statements. */
export async function findAffected(call: Call, outage: Outage): Promise<{ concerned: number; affected: Affected[] }> {
  const { date, from_minute, to_minute } = outage;
  const people = await findConcerned(call, outage);
  const locked = new Set(
    (
      await findLockedDays(
        call.db,
        people.map(({ id }) => ({ personnelId: id, from: date, to: date })),
      )
    ).map(({ personnelId }) => personnelId),
  );
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  const before = await previewDays(
    call.server,
    people.map(({ id }) => ({ personnelId: id, dates: [date] })),
  );
  const lacking = people.flatMap((person) => {
    const now = locked.has(person.id) ? undefined : before.get(person.id)?.[0];
    const claims = now ? claimsWithin(proposeClaims(now, now.schedule.schedule, weekday), from_minute, to_minute) : [];
    return claims.length > 0 ? [{ ...person, claims, now: now! }] : [];
  });
  const after = await previewDays(
    call.server,
    lacking.map(({ id, claims }) => ({ personnelId: id, dates: [date], adding: claims.map(({ minutes }) => instantOf(date, minutes)) })),
  );
  return { concerned: people.length, affected: lacking.map((one) => ({ ...one, would_be: after.get(one.id)![0]! })) };
}

async function findConcerned({ db, actor, today }: Call, { date, device_id, office_id }: Outage): Promise<Concerned[]> {
  const who =
    office_id !== null
      ? sql`select a.personnel_id from personnel.appointment_view a
          where a.during @> ${date}::date and a.office_id in (select id from organization.offices_within(${office_id}))`
      : sql`select h.personnel_id from attendance.punch_view q join personnel.device_pin_view h on h.pin = q.pin and h.during @> attendance.date_of(q.at)
          where q.device_id = ${device_id} and q.at >= attendance.start_of(${date}::date - ${PUNCHED_SINCE_DAYS}::integer)
            and q.at < attendance.start_of(${date}::date + 1)`;
  const { rows } = await sql<Concerned>`
    select p.id, p.idno, p.fullname, ${avatarOf('p.id')} as avatar, o.acronym as office from personnel.person_view p
    left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id
    where p.id in (${who}) and p.id is distinct from ${actor.personnelId}::integer
      and ${visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })} order by p.plain_name, p.id`.execute(
    db,
  );
  return rows;
}
