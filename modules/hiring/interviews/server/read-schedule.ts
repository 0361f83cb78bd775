import { sql } from 'kysely';
import { votingSeats } from '@talaan/boards/server/public.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { readFaces } from '@talaan/personnel/server/public.ts';
import type { PanelMember, readSchedule as endpoint, readSession as one, SessionRow } from '../contract/sessions.ts';
import { findPost, findSession, readSessions, type FoundPost, type FoundSession, type Sitting } from './find-session.ts';

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
  const sessions = await readSessions(db, sql`s.post_id = ${post.id}`);
  const faces = await readFacesOf(call, [...seats, ...sessions.flatMap(({ panel }) => panel)]);
  const until = Temporal.PlainDate.from(today).add({ months: MONTHS_SHOWN }).toString();
  return {
    post,
    sessions: sessions.map((session) => describe(session, faces)),
    applicants,
    board: seats.map(({ title, role, ...seat }) => ({ ...withFace(seat, faces), title: title || role })),
    holidays: [...(await readHolidays(call, post, today, until))].toSorted(),
  };
}

/** One session. Error: 404 beyond one's reach. */
export async function readSession(call: Call<{ id: number }>): Promise<AnswerOf<typeof one>> {
  const { session } = await findSession(call, call.params.id);
  return { session: describe(session, await readFacesOf(call, session.panel)) };
}

type Faces = Awaited<ReturnType<typeof readFaces>>;

/** Boards and panels have members of any office: who serves beyond the caller's reach has a name alone. */
function readFacesOf(call: Pick<Call, 'db' | 'actor' | 'today'>, people: readonly Sitting[]): Promise<Faces> {
  return readFaces(
    call,
    people.map(({ personnel_id }) => personnel_id),
    ['JOBPOST'],
  );
}

function describe({ panel, ...session }: FoundSession, faces: Faces): SessionRow {
  return { ...session, panel: panel.map((one) => withFace(one, faces)) };
}

function withFace({ personnel_id, fullname }: Sitting, faces: Faces): PanelMember {
  const { avatar, acronym } = faces.get(personnel_id)!;
  return { personnel_id, fullname, avatar, office: acronym };
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
