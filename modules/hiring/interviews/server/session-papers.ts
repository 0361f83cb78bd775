import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { SESSION_KINDS } from '../contract/words.ts';
import { programmeForm } from '../print/programme-form.ts';
import { writeCalendar } from '../rules/write-calendar.ts';
import { findSession, momentOf, readPost, readSessions, type FoundPost, type FoundSession } from './find-session.ts';

type ById = Call<{ id: number }>;

/** The programme of a session on paper. Error: 404 for those who neither reach its post nor sit on its panel. */
export async function printProgramme(call: ById): Promise<FileAnswer> {
  const { session, post } = await findForPanel(call);
  return programmeForm.answer(
    call.server,
    [{ sheet: { session, post, printed_on: call.today }, code: null }],
    `${SESSION_KINDS[session.kind]} ${post.code} ${session.day}`,
  );
}

/** The session for the calendar of its panel. Errors: 404 as above, and for a session without slots. */
export async function fetchSessionCalendar(call: ById): Promise<FileAnswer> {
  const { session, post } = await findForPanel(call);
  const live = session.slots.filter(({ state }) => state !== 'RESCHEDULED' && state !== 'CANCELLED');
  if (live.length === 0) throw notFound('No applicant is called to this session.');
  const entry = {
    uid: `session-${session.id}@talaan`,
    starts: momentOf(session.day, Math.min(...live.map(({ start }) => start))),
    ends: momentOf(session.day, Math.max(...live.map(({ end }) => end))),
    summary: `${SESSION_KINDS[session.kind]}: ${post.title} (${post.code})`,
    place: session.venue || session.link,
    notes: `${live.length} applicants`,
    isCancelled: session.state === 'CANCELLED',
  };
  return { name: `${post.code}-${session.day}.ics`, contentType: 'text/calendar', content: Buffer.from(writeCalendar(call.now, [entry])) };
}

/** Those of the panel see a session once it is published. */
async function findForPanel(call: ById): Promise<{ session: FoundSession; post: FoundPost }> {
  const { db, actor, params } = call;
  const { rows } = await sql<{ post_id: number }>`
    select s.post_id from interviews.session s join interviews.panel n on n.session_id = s.id
    where s.id = ${params.id} and s.state <> 'DRAFT' and n.personnel_id = ${actor.personnelId}::integer`.execute(db);
  if (!rows[0]) return findSession(call, params.id);
  const [session] = await readSessions(db, sql`s.id = ${params.id}`);
  return { session: session!, post: await readPost(db, rows[0].post_id) };
}
