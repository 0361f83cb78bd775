import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { startQuietJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { holidayNoticesOf } from '../../rules/holiday-notices.ts';
import { noticesOf, type SuspendedHours } from '../../rules/suspension-notices.ts';

/** A suspension, or a holiday with its name as `reason` and what it rests on as `issued_by`, as those concerned are found and told. */
export interface ToldSuspension extends SuspendedHours {
  campus_id: number | null;
  track: 'faculty' | 'staff' | null;
  office_ids: number[];
  exempt_office_ids: number[];
  exempt_position_ids: number[];
  exempt_personnel_ids: number[];
  is_holiday?: true;
}

/** Tells everybody whom changes of suspensions and holidays concern; what is told is taken off the list in the same transaction, so that it is told once. */
export const notifySuspensionsJob: Job<object> = {
  kind: 'tell-suspensions',
  atStart: true,
  run: ({ server }) => server.db.transaction().execute((db) => notifyAll(server, db)),
};

/** Has a change told once the transaction at hand is committed. */
export async function notifySoon(server: Server, db: Database, before: ToldSuspension | null, after: ToldSuspension | null): Promise<void> {
  await sql`
    insert into attendance.suspension_notice (before, after)
    values (${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb)`.execute(db);
  await startQuietJob(server, db, notifySuspensionsJob, {}, 'told');
}

async function notifyAll({ clock }: Server, db: Database): Promise<void> {
  const { rows } = await sql<{ before: ToldSuspension | null; after: ToldSuspension | null }>`
    with told as (delete from attendance.suspension_notice returning id, before, after) select before, after from told order by id`.execute(
    db,
  );
  for (const { before, after } of rows) {
    const notices = describe(before, after, clock.today());
    const [were, are] = [await findConcerned(db, before), await findConcerned(db, after)];
    const tell = (people: ReadonlySet<number>, notice: { title: string; description: string } | null, date: string) =>
      notice && notifyInParts(db, clock.now(), [...people], { ...notice, link: `/account/dtr/${date}` });
    if (after) await tell(are.difference(were), notices.joined, after.date);
    if (after) await tell(are.intersection(were), notices.stayed, after.date);
    if (before) await tell(were.difference(are), notices.left, before.date);
  }
}

function describe(before: ToldSuspension | null, after: ToldSuspension | null, today: string) {
  if (!(before ?? after)?.is_holiday) return noticesOf(before, after, today);
  const [was, is] = [before, after].map((day) => day && { date: day.date, name: day.reason, legal_basis: day.issued_by });
  return holidayNoticesOf(was!, is!, today);
}

const TOLD_AT_ONCE = 500;

async function notifyInParts(db: Database, now: Temporal.Instant, people: readonly number[], notice: Parameters<typeof notifyPeople>[3]) {
  for (let from = 0; from < people.length; from += TOLD_AT_ONCE)
    await notifyPeople(db, now, people.slice(from, from + TOLD_AT_ONCE), notice);
}

async function findConcerned(db: Database, suspension: ToldSuspension | null): Promise<Set<number>> {
  if (suspension === null) return new Set();
  const { date, campus_id, track, office_ids, exempt_office_ids, exempt_position_ids, exempt_personnel_ids } = suspension;
  const { rows } = await sql<{ id: number }>`
    select personnel_id as id from attendance.suspended_people(${date}::date, ${campus_id}::integer, ${track}::text, ${office_ids}::integer[],
      ${exempt_office_ids}::integer[], ${exempt_position_ids}::integer[], ${exempt_personnel_ids}::integer[]) order by 1`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
