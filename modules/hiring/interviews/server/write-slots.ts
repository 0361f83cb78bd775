import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { SessionRow } from '../contract/sessions.ts';
import type { SlotTime } from '../rules/slots.ts';
import { momentOf } from './find-session.ts';

type SessionOfSlots = Pick<SessionRow, 'id' | 'kind' | 'day' | 'slot_minutes' | 'venue' | 'answer_hours'>;

/** Writes slots of a session, of which the applicants are not notified yet. Returns their numbers in the order of the slots. */
export async function writeSlots(
  { db }: Pick<Call, 'db'>,
  { id, kind, day, slot_minutes, venue, answer_hours }: SessionOfSlots,
  slots: readonly SlotTime[],
  replaces: number | null = null,
): Promise<number[]> {
  if (slots.length === 0) return [];
  const written = slots.map(({ application_id, start }) => ({
    application_id,
    starts: momentOf(day, start).toString(),
    ends: momentOf(day, start + slot_minutes).toString(),
    answer_by: momentOf(day, start).subtract({ hours: answer_hours }).toString(),
  }));
  const { rows } = await sql<{ id: number }>`
    insert into interviews.slot (session_id, application_id, personnel_id, during, room, is_together, answer_by, replaces_id)
    select ${id}, a.id, a.personnel_id, tstzrange(w.starts, w.ends), kernel.plain(${venue}), ${kind === 'exam'}, w.answer_by, ${replaces}
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (application_id integer, starts timestamptz, ends timestamptz, answer_by timestamptz)
      join applicants.application a on a.id = w.application_id order by w.starts returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** Keeps the hours of a panel as those of the live slots of its session. */
export async function spanPanel(db: Database, sessionId: number): Promise<void> {
  await sql`
    update interviews.panel n set during = coalesce(
      (select tstzrange(min(lower(l.during)), max(upper(l.during))) from interviews.slot l where l.session_id = n.session_id and l.is_live having count(*) > 0),
      'empty')
    where n.session_id = ${sessionId}`.execute(db);
}
