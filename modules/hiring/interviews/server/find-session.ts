import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { PanelMember, SessionRow, SlotRow } from '../contract/sessions.ts';

export interface FoundPost {
  id: number;
  code: string;
  title: string;
  office: string;
  office_id: number;
  campus_id: number | null;
  state: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
}

/** Who sits on a panel, by name. */
export type Sitting = Omit<PanelMember, 'avatar' | 'office'>;

export type FoundSession = Omit<SessionRow, 'panel'> & { post_id: number; panel: Sitting[] };

/** Posts (`v`) by their office (`o`) within the caller's reach; no post is one's own. */
export function postReach(actor: Actor): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, ['JOBPOST'], { person: 'v.id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** Error: 404 beyond one's reach. */
export async function findPost({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number): Promise<FoundPost> {
  const { rows } = await sql<FoundPost>`select ${postColumns} from ${postsFrom} where v.id = ${id} and ${postReach(actor)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such job post.');
  return rows[0];
}

/** The same for a job, or for a caller who was let in by something else. */
export async function readPost(db: Database, id: number): Promise<FoundPost> {
  const { rows } = await sql<FoundPost>`select ${postColumns} from ${postsFrom} where v.id = ${id}`.execute(db);
  return rows[0]!;
}

const postsFrom = sql`vacancies.post v join organization.office_view o on o.id = v.office_id`;
const postColumns = sql`v.id, v.code, v.title, o.fullname as office, v.office_id, o.campus_id, v.state, v.contact_name, v.contact_email, v.contact_phone`;

/** A session within the caller's reach, with its post; locked where it is to be changed. Error: 404. */
export async function findSession(
  call: Pick<Call, 'db' | 'actor'>,
  id: number,
  { lock = false } = {},
): Promise<{ session: FoundSession; post: FoundPost }> {
  const { rows } = await sql<{ post_id: number }>`
    select post_id from interviews.session where id = ${id} ${lock ? sql`for no key update` : sql``}`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such session.');
  const post = await findPost(call, rows[0].post_id);
  const [session] = await readSessions(call.db, sql`s.id = ${id}`);
  return { session: session!, post };
}

/** Sessions with their panels and slots, by day; slots that were moved or cancelled come last. */
export async function readSessions(db: Database, where: RawBuilder<SqlBool>): Promise<FoundSession[]> {
  const { rows } = await sql<FoundSession>`
    select s.id, s.post_id, s.kind, s.day, s.slot_minutes, s.venue, s.link, s.bring, s.remarks, s.answer_hours, s.state,
      coalesce((select jsonb_agg(jsonb_build_object('personnel_id', p.id, 'fullname', p.fullname) order by p.plain_name)
        from interviews.panel n join personnel.person_view p on p.id = n.personnel_id where n.session_id = s.id), '[]') as panel,
      '[]'::jsonb as slots
    from interviews.session s where ${where} order by s.day, s.id`.execute(db);
  const { rows: slots } = await sql<SlotRow & { session_id: number }>`
    select l.session_id, l.id, l.application_id, a.reference, p.fullname, a.state as application_state, ${minuteOf(sql`lower(l.during)`)} as start,
      ${minuteOf(sql`lower(l.during)`)} + (extract(epoch from upper(l.during) - lower(l.during)) / 60)::integer as "end", l.state, l.answer_by,
      l.answered_at, l.reason, l.preferred_on, l.notified_at
    from interviews.slot l join applicants.application a on a.id = l.application_id join personnel.person_view p on p.id = l.personnel_id
    where l.session_id = any(${rows.map(({ id }) => id)}::integer[]) order by not l.is_live, lower(l.during), l.id`.execute(db);
  const of = Map.groupBy(slots, ({ session_id }) => session_id);
  return rows.map((session) => ({ ...session, slots: of.get(session.id) ?? [] }));
}

/** The minute after midnight, at the university. */
export function minuteOf(moment: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(extract(epoch from (kernel.clock_of(${moment}))::time) / 60)::integer`;
}

/** The moment of a minute of a day at the university. */
export function momentOf(day: string, minute: number): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(ZONE).add({ minutes: minute }).toInstant();
}
