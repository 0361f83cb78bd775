import { sql } from 'kysely';
import { previewWaitingDays } from '@talaan/attendance/server/public.ts';
import { sumMonth } from '@talaan/attendance/rules/sum-month.ts';
import type { DtrDay } from '@talaan/attendance/contract/days.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { FrozenFigures, readRecord as endpoint } from '../contract/submissions.ts';
import { differencesOf } from '../rules/differences.ts';
import { findHindrances } from './find-hindrances.ts';
import { asShown, loadDays } from './load-days.ts';
import { readOfficesOfRecords } from './offices-of-record.ts';
import { readSubmissions, type Submission } from './read-submissions.ts';

type RecordCall = Call<{ id: number }>;

/** A record with all that its reader decides on. Error: 404 where the caller neither owns it nor reaches it nor has a part in its request. */
export async function readRecord(call: RecordCall): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, server } = call;
  const submission = await findSubmission(call);
  if (submission.personnelId !== actor.personnelId) await recordOpening(call, submission.personnelId, 'Daily time record');
  const [[stored], [hindrances], waiting, look, frozen, [offices]] = await Promise.all([
    loadDays(db, [submission]),
    submission.state === 'OPEN' ? findHindrances(call, [submission]) : [[]],
    submission.state === 'LOCKED' ? previewWaitingDays(server, [submission]) : [],
    readLook(db, submission.id, actor.accountId),
    readFrozen(db, submission.id),
    readOfficesOfRecords(db, [submission]),
  ]);
  const days = asShown(stored!);
  const { id, personnelId, from, to, state, signedAt, signedDigest, signedDays } = submission;
  return {
    record: {
      id,
      personnel_id: personnelId,
      from,
      to,
      state,
      days,
      totals: sumMonth(days),
      signed_at: signedAt,
      signed_digest: signedDigest,
      changed: signedDays && state !== 'OPEN' ? differencesOf(signedDays, days) : [],
      looked_at: look?.at ?? null,
      changed_since_look: look ? differencesOf(look.seen_days, days).map(({ date }) => date) : [],
      offices: offices!,
      hindrances,
      waiting: waiting.filter(({ changes }) => changes).map(({ date, is, wouldBe }) => ({ date, was: is, is: wouldBe })),
      frozen,
    },
  };
}

/** Keeps how the days were when the caller looked. Errors as of reading. */
export async function noteLook(call: RecordCall): Promise<{ message: string }> {
  const { db, actor, now } = call;
  const submission = await findSubmission(call);
  const [days] = await loadDays(db, [submission]);
  await sql`
    insert into dtr.look (submission_id, account_id, seen_days, at)
    values (${submission.id}, ${actor.accountId}, ${JSON.stringify(asShown(days!))}::jsonb, ${now.toString()}::timestamptz)
    on conflict (submission_id, account_id) do update set seen_days = excluded.seen_days, at = excluded.at`.execute(db);
  return { message: 'Noted.' };
}

async function findSubmission(call: RecordCall): Promise<Submission> {
  const { db, actor, params } = call;
  const [submission] = await readSubmissions(db, [params.id]);
  if (!submission) throw notFound('There is no such daily time record.');
  const { rows } = await sql`
    select from requests.request r join organization.office_view o on o.id = r.office_id
    where r.id = ${params.id} and ${visible(actor, ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'], { person: 'r.owner_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(
    db,
  );
  // A head who stands in, or whose part is past, reads it by the request.
  if (rows.length === 0 && submission.personnelId !== actor.personnelId) await findRequest(call, params.id);
  return submission;
}

async function readLook(db: Database, id: number, accountId: number): Promise<{ seen_days: DtrDay[]; at: string } | undefined> {
  const { rows } = await sql<{ seen_days: DtrDay[]; at: string }>`
    select seen_days, at from dtr.look where submission_id = ${id} and account_id = ${accountId}`.execute(db);
  return rows[0];
}

async function readFrozen(db: Database, id: number): Promise<FrozenFigures[]> {
  const { rows } = await sql<FrozenFigures>`
    select frozen_at, superseded_at, late_minutes, late_times, undertime_minutes, undertime_times, short_thousandths, absent_thousandths, night_minutes
    from dtr.frozen_month where submission_id = ${id} order by frozen_at desc`.execute(db);
  return rows;
}
