import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { acknowledgePapers as endpoint } from '../contract/circulation.ts';
import type { StepResult } from '@talaan/documents/contract/steps.ts';
import { type Moving, requireActingOffice } from '@talaan/documents/server/public.ts';
import { findWithdrawn } from './find-withdrawn.ts';
import { formatMoment } from './format-moment.ts';

/** Acknowledges papers for an acting office. Errors: 404 for a single one that was not circulated to it; 422 for the office. */
export async function acknowledgePapers(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { body } = call;
  const { officeId } = await requireActingOffice(call, body.office_id);
  const told = await acknowledge(call, officeId, body.ids);
  const results = body.ids.map((id) => told.get(id) ?? { id, tracking_no: '', outcome: 'refused' as const, message: NOT_CIRCULATED });
  const [first] = results;
  if (results.length > 1) {
    const done = results.filter(({ outcome }) => outcome === 'done').length;
    return { message: `Acknowledged: ${done} of ${results.length}.`, results };
  }
  if (first!.outcome === 'refused') throw notFound(first!.message);
  return { message: first!.outcome === 'done' ? `Acknowledged: ${first!.tracking_no}.` : first!.message, results };
}

const NOT_CIRCULATED = 'This paper was not circulated to your office.';

/**
 * What became of each of these documents that were circulated to an office: acknowledged now, or before, or withdrawn from it. Of two clerks at
 * once the row lock lets one acknowledge, and the other reads who did; locks are taken in the order of the documents.
 */
export async function acknowledge(call: Moving, officeId: number, ids: readonly number[]): Promise<Map<number, StepResult>> {
  const { db, now, actor } = call;
  const { rows: fresh } = await sql<{ document_id: number }>`
    with mine as (
      select document_id from documents.circulation
      where office_id = ${officeId} and document_id = any(${[...ids]}::integer[]) and acknowledged_at is null order by document_id for update)
    update documents.circulation c set acknowledged_at = greatest(${now.toString()}::timestamptz, c.sent_at), acknowledged_by = ${actor.accountId}
    from mine where c.office_id = ${officeId} and c.document_id = mine.document_id returning c.document_id`.execute(db);
  const done = new Set(fresh.map(({ document_id: id }) => id));
  const { rows } = await sql<{ id: number; tracking_no: string; at: string; by: string }>`
    select d.id, d.tracking_no, c.acknowledged_at as at, a.name as by
    from documents.circulation c join documents.document d on d.id = c.document_id join identity.account_view a on a.id = c.acknowledged_by
    where c.office_id = ${officeId} and c.document_id = any(${[...ids]}::integer[])`.execute(db);
  await recordChanges(
    call,
    [...done].map((id) => ({
      action: 'acknowledge a document',
      subject: `documents.document:${id}`,
      after: { office_id: officeId, acknowledged_at: now.toString() },
    })),
  );
  const told = rows.map(({ id, tracking_no: number, at, by }): StepResult => {
    const isFresh = done.has(id);
    const message = isFresh ? 'Acknowledged.' : `${by} acknowledged ${number} here ${formatMoment(at)}.`;
    return { id, tracking_no: number, outcome: isFresh ? 'done' : 'already', message };
  });
  const others = ids.filter((id) => !rows.some((row) => row.id === id));
  const withdrawn = (await findWithdrawn(call, others, [officeId])).map(({ document_id: id, tracking_no: number, by, at }): StepResult => {
    return { id, tracking_no: number, outcome: 'refused', message: `${by} withdrew ${number} from your office ${formatMoment(at)}.` };
  });
  return new Map([...told, ...withdrawn].map((result) => [result.id!, result]));
}
