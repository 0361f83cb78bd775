import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { CoachingKind } from '../../contract/codes.ts';
import { PERFORMANCE_READERS, type addCoaching as endpoint } from '../../contract/people.ts';

interface Coached {
  id: number;
  held_on: string;
  kind: CoachingKind;
  incident: string;
  agreement: string;
  coach: string;
}

/** The coaching log of a person, the latest first. */
export async function readCoaching(db: Database, personnelId: number): Promise<Coached[]> {
  const { rows } = await sql<Coached>`
    select c.id, c.held_on, c.kind, c.incident, c.agreement, p.fullname as coach
    from performance.coaching c join personnel.person_view p on p.id = c.coach_id
    where c.personnel_id = ${personnelId} order by c.held_on desc, c.id desc`.execute(db);
  return rows;
}

/** Writes into the log of a person of one's offices. Errors: 404; 409 for one's own; 422 for a day to come. */
export async function addCoaching(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, actor, params, body, today, now } = call;
  const person = await findPersonInScope(call, params.id, PERFORMANCE_READERS);
  if (actor.personnelId === null || actor.personnelId === person.id)
    throw wrongState('The coaching log is written by the head of a person.');
  if (body.held_on > today) throw invalid({ held_on: ['This day has not come yet.'] });
  const { rows } = await sql<{ id: number }>`
    insert into performance.coaching (personnel_id, held_on, kind, incident, agreement, coach_id, entered_at)
    values (${person.id}, ${body.held_on}::date, ${body.kind}, ${body.incident}, ${body.agreement}, ${actor.personnelId}, ${now.toString()}::timestamptz)
    returning id`.execute(db);
  await recordChange(call, {
    action: 'write into a coaching log',
    subject: `performance.coaching:${rows[0]!.id}`,
    personnelId: person.id,
    after: body,
  });
  await notifyPeople(db, now, [person.id], {
    title: 'Your coaching log has a new entry',
    description: body.agreement,
    link: '/account/performance?tab=coaching',
  });
  return { message: `The entry was added to the coaching log of ${person.fullname}.` };
}
