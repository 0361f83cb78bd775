import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { stayFollowed } from '../../rules/stay-due.ts';
import { localMinute, localSecond, momentOf } from './local-minute.ts';
import { calendarOf, readCalendar } from './office-calendar.ts';

/**
 * Changes the hours of an office, and lets its open stays follow: what is left of each until its due moment is counted by the new hours, from
 * now on; whole working days end at 17:00 as before. A stay that is late stays late; a paused one keeps its minutes. Answers how many moved.
 */
export async function followHours(
  call: Pick<Call, 'db' | 'server' | 'now' | 'today'>,
  officeId: number,
  change: () => Promise<unknown>,
): Promise<number> {
  const { db, now, today } = call;
  // Steps with these documents wait, and then count by the new hours.
  await sql`
    select from documents.document where id in (select document_id from documents.hop where office_id = ${officeId} and ended_at is null)
    order by id for no key update`.execute(db);
  // Read anew: what is kept does not know of a change that is not committed.
  const readHours = async () => calendarOf(await readCalendar(call, [officeId], today)).worked(officeId);
  const before = await readHours();
  await change();
  const after = await readHours();
  const { rows } = await sql<{ id: number; due_at: string; limit_minutes: number }>`
    select id, due_at, limit_minutes from documents.hop where office_id = ${officeId} and ended_at is null and due_at > ${now.toString()} order by id`.execute(
    db,
  );
  const moved = rows.flatMap(({ id, due_at: was, limit_minutes: limit }) => {
    const due = momentOf(stayFollowed(localSecond(now), localMinute(was), limit, { before, after }));
    return Temporal.Instant.compare(due, was) === 0 ? [] : [{ id, due_at: due }];
  });
  if (moved.length === 0) return 0;
  await sql`
    update documents.hop h set due_at = n.due_at from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as n (id integer, due_at timestamptz)
    where h.id = n.id and h.ended_at is null and h.due_at is not null`.execute(db);
  return moved.length;
}
