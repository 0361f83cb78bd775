import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import type { answerDispute as endpoint } from '../../contract/papers.ts';
import { requirePast } from '../require-past.ts';
import { moveItems } from '../steps/move-items.ts';
import { lockPaper, namePaper } from './find-paper.ts';
import { formatPapers, requireAcquired } from './issue-items.ts';
import { issueReceipts } from './issue-receipts.ts';

/**
 * Answers a disputed line: the item is corrected and gets a paper of its own, on the same person, or goes back into stock (B5.1, B5.2). Errors: 404
 * for a paper or a line that is none; 409 where the line is not disputed; 422 for a day to come.
 */
export async function answerDispute(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, today, params, body } = call;
  const { reason, corrected } = body;
  if (corrected) requirePast(today, { 'corrected.dated_on': corrected.dated_on });
  const paper = await lockPaper(call, params.id, 'kept');
  const line = paper.lines.find(({ item_id }) => item_id === params.item);
  if (!line) throw notFound('There is no such line.');
  if (line.state !== 'DISPUTED') throw wrongState(`${line.property_no} on ${namePaper(paper)} is not disputed.`);
  if (!corrected) {
    await moveItems(call, [params.item], { action: 'withdraw', as: 'custodian', reason, reference: namePaper(paper) });
    await notifyPeople(db, call.now, [paper.personnel_id], {
      title: `${line.property_no} was taken off ${namePaper(paper)}`,
      description: `The property custodian answered what you disputed: ${reason}`,
      link: '/my/mrs/new',
    });
    return { message: `${line.property_no} is in stock again.`, papers: [] };
  }
  const { dated_on: datedOn, ...facts } = corrected;
  const before = await db
    .selectFrom('property.item')
    .select(['article', 'description', 'brand', 'model', 'serial', 'acquired_on', 'property_no'])
    .where('id', '=', params.item)
    .executeTakeFirstOrThrow();
  requireAcquired([before], datedOn);
  await db.updateTable('property.item').set(facts).where('id', '=', params.item).execute();
  await recordChange(call, {
    action: 'correct a disputed item',
    subject: `property.item:${params.item}`,
    personnelId: paper.personnel_id,
    before,
    after: { ...facts, reason },
  });
  const receipt = { personnelId: paper.personnel_id, userId: paper.user_id, itemIds: [params.item], replacesId: paper.id };
  const papers = await issueReceipts(call, [receipt], { datedOn, action: 'correct', reason, reference: namePaper(paper) });
  return { message: `${line.property_no} was corrected and is on ${formatPapers(papers)} now.`, papers };
}
