import { sql } from 'kysely';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { drawQr } from '@talaan/papers/server/public.ts';
import { avatarOf, officeOfCaller, servingOn } from '@talaan/personnel/server/public.ts';
import { WAYS, type Attendee, type readSession as reading, type SessionRecord } from '../../contract/attendance.ts';
import { KEEPERS } from '../../contract/fields.ts';
import { attendanceForm } from '../../print/attendance-form.ts';
import { findSession, GOING } from './take-attendance.ts';

/** One session with its QR and those of its people whom the caller reaches. Error: 404. */
export async function readSession(call: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const { session, people } = await readWithPeople(call);
  return { session: { ...session, attendees: people.map(({ position: _position, ...one }) => one) } };
}

/** The sheet on paper; who is marked already is shown with the hour and how. Errors: 404, 409 where the caller serves in no office. */
export async function printAttendance(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { session, people } = await readWithPeople(call);
  const office_id = await officeOfCaller(call);
  if (office_id === null) throw wrongState('You serve in no office whose letterhead the sheet carries. Ask a colleague in service.');
  const { rows } = await sql<{ place: string; provider: string }>`
    select t.place, p.name as provider from trainings.training t join trainings.provider p on p.id = t.provider_id where t.id = ${session.training_id}`.execute(
    call.db,
  );
  const sheet = {
    ...rows[0]!,
    session,
    office_id,
    printed_on: call.today,
    people: people.map(({ fullname, idno, position, office, at, way }) => ({
      fullname,
      idno,
      position: position ?? '',
      office: office ?? '',
      at: at === null || way === null ? '' : `${hourOf(at)}, ${WAYS[way].toLowerCase()}`,
    })),
  };
  return attendanceForm.answer(call.server, [{ sheet, code: null }], `Attendance ${session.title} ${session.date}`);
}

function hourOf(at: string): string {
  const { hour, minute } = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  return clockTime(hour * 60 + minute);
}

type Person = Attendee & { position: string | null };

async function readWithPeople(
  call: Pick<Call<{ id: number }>, 'db' | 'actor' | 'params' | 'server' | 'today'>,
): Promise<{ session: Omit<SessionRecord, 'attendees'>; people: Person[] }> {
  const { code, ...session } = await findSession(call, sql`s.id = ${call.params.id}`);
  const { rows: people } = await sql<Person>`
    select n.id, p.fullname, p.idno, ${avatarOf('p.id')} as avatar, o.acronym as office, x.at, x.way, y.name as position
    from trainings.nomination n join personnel.person_view p on p.id = n.personnel_id
      left join ${servingOn(call.today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id
      left join organization.position_view y on y.id = a.position_id
      left join trainings.attendance x on x.nomination_id = n.id and x.session_id = ${session.id}
    where n.training_id = ${session.training_id} and n.state = any(${GOING}::text[])
      and ${visible(call.actor, KEEPERS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by p.plain_name, p.id`.execute(call.db);
  const url = `${call.server.settings.publicUrl}/account/development?attend=${code}`;
  return { session: { ...session, url, qr: Buffer.from(drawQr(url)).toString() }, people };
}
