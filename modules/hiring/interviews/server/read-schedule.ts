import { sql } from 'kysely';
import { votingSeats } from '@talaan/boards/server/public.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readSchedule as endpoint, readSession as one } from '../contract/sessions.ts';
import { findPost, findSession, readSessions, type FoundPost } from './find-session.ts';

type Schedule = AnswerOf<typeof endpoint>;
const MONTHS_SHOWN = 4;

/** All sessions of a post. Error: 404 beyond one's reach. */
export async function readSchedule(call: Call<{ id: number }>): Promise<Schedule> {
  const { db, params, today } = call;
  const post = await findPost(call, params.id);
  const { rows: applicants } = await sql<Schedule['applicants'][number]>`
    select a.id as application_id, a.reference, p.fullname, a.state from applicants.application a join personnel.person_view p on p.id = a.personnel_id
    where a.post_id = ${post.id} and a.state in ('SCREENED_QUALIFIED', 'FOR_EXAM', 'FOR_INTERVIEW') order by p.plain_name, a.id`.execute(
    db,
  );
  const seats = await votingSeats(db, post.id, today);
  const until = Temporal.PlainDate.from(today).add({ months: MONTHS_SHOWN }).toString();
  return {
    post,
    sessions: await readSessions(db, sql`s.post_id = ${post.id}`),
    applicants,
    board: seats.map(({ personnel_id, fullname, title, role }) => ({ personnel_id, fullname, title: title || role })),
    holidays: [...(await readHolidays(call, post, today, until))].toSorted(),
  };
}

/** One session. Error: 404 beyond one's reach. */
export async function readSession(call: Call<{ id: number }>): Promise<AnswerOf<typeof one>> {
  return { session: (await findSession(call, call.params.id)).session };
}

/** The days without work at the campus of a post. */
export async function readHolidays(
  { db, server }: Pick<Call, 'db' | 'server'>,
  { campus_id }: Pick<FoundPost, 'campus_id'>,
  from: string,
  to: string,
): Promise<Set<string>> {
  const days = await contributed(server, freeDays)(db, from, to);
  return new Set(days.filter((day) => day.campus_id === null || day.campus_id === campus_id).map(({ date }) => date));
}
