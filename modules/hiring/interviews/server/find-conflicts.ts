import { sql } from 'kysely';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { minuteOf, momentOf } from './find-session.ts';

interface Wanted {
  day: string;
  slot_minutes: number;
  venue: string;
  panel: readonly number[];
  slots: readonly { application_id: number; start: number }[];
  /** The session that is drawn anew, or to which a slot is moved. */
  sessionId: number | null;
}

interface Taken {
  what: string;
  code: string;
  from: number;
  to: number;
}

/** Rooms and people who are taken in these hours: who, when and for which post, on the field that has to change. */
export async function findConflicts(db: Database, wanted: Wanted): Promise<Record<string, string[]>> {
  const { day, slot_minutes, venue, panel, slots, sessionId } = wanted;
  if (slots.length === 0) return {};
  const starts = slots.map(({ start }) => start);
  const [first, last] = [momentOf(day, Math.min(...starts)), momentOf(day, Math.max(...starts) + slot_minutes)];
  const hours = sql`tstzrange(${first.toString()}::timestamptz, ${last.toString()}::timestamptz)`;
  const each = slots.map(({ application_id, start }) => ({
    application_id,
    starts: momentOf(day, start).toString(),
    ends: momentOf(day, start + slot_minutes).toString(),
  }));
  const drawn = sql`jsonb_to_recordset(${JSON.stringify(each)}::jsonb) as w (application_id integer, starts timestamptz, ends timestamptz)`;
  const rooms = await sql<Taken>`
    select s.venue as what, v.code, ${minuteOf(sql`min(lower(l.during))`)} as "from", ${minuteOf(sql`max(upper(l.during))`)} as "to"
    from interviews.slot l join interviews.session s on s.id = l.session_id join vacancies.post v on v.id = s.post_id
      join ${drawn} on l.during && tstzrange(w.starts, w.ends)
    where l.is_live and l.room <> '' and l.room = kernel.plain(${venue}) and l.session_id is distinct from ${sessionId}::integer
    group by s.id, v.code`.execute(db);
  const people = await sql<Taken>`
    select p.fullname as what, v.code, ${minuteOf(sql`lower(n.during)`)} as "from", ${minuteOf(sql`upper(n.during)`)} as "to"
    from interviews.panel n join interviews.session s on s.id = n.session_id join vacancies.post v on v.id = s.post_id
      join personnel.person_view p on p.id = n.personnel_id
    where n.personnel_id = any(${panel}::integer[]) and n.during && ${hours} and n.session_id is distinct from ${sessionId}::integer
    order by p.plain_name`.execute(db);
  const applicants = await sql<Taken>`
    select p.fullname as what, v.code, ${minuteOf(sql`lower(l.during)`)} as "from", ${minuteOf(sql`upper(l.during)`)} as "to"
    from ${drawn} join applicants.application a on a.id = w.application_id
      join interviews.slot l on l.personnel_id = a.personnel_id and l.is_live and l.during && tstzrange(w.starts, w.ends)
      join interviews.session s on s.id = l.session_id join vacancies.post v on v.id = s.post_id join personnel.person_view p on p.id = a.personnel_id
    where l.session_id is distinct from ${sessionId}::integer order by p.plain_name`.execute(db);
  const faults = {
    venue: rooms.rows.map((one) => `${one.what} is taken ${hoursOf(one)} for ${one.code}.`),
    panel: people.rows.map((one) => `${one.what} sits on another panel ${hoursOf(one)} for ${one.code}.`),
    slots: applicants.rows.map((one) => `${one.what} is called to ${one.code} ${hoursOf(one)}.`),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, said]) => said.length > 0));
}

function hoursOf({ from, to }: Taken): string {
  return `from ${clockTime(from)} to ${clockTime(to)}`;
}
