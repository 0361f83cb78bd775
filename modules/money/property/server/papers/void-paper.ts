import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import type { voidPaper as endpoint } from '../../contract/papers.ts';
import { countedOn, type PropertyCall } from '../needs.ts';
import { moveItems } from '../steps/move-items.ts';
import { lockPaper, namePaper, type LockedPaper } from './find-paper.ts';
import { checkOrder, formatPapers, issueTo } from './issue-items.ts';

/** Public: nothing private goes there. */
const WITHDRAWN = 'The paper was voided by the property custodian.';

/**
 * Voids a wrong paper and, where it is asked, issues its items anew. Its number stays. Errors: 404; 409 for one that is voided or ended, of earlier
 * times, with items that are on another way, or from before the last count report (B5.1); 422 as an issue.
 */
export async function voidPaper(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, params, body } = call;
  if (body.again) await checkOrder(call, body.again);
  const paper = await lockPaper(call, params.id, 'kept');
  const items = await requireVoidable(call, paper);
  await sql`
    update property.paper set state = 'VOID', voided_at = ${now.toString()}::timestamptz, voided_by = ${actor.accountId}, void_reason = ${body.reason}
    where id = ${paper.id}`.execute(db);
  if (paper.code !== null) await withdrawPapers(call, [paper.code], WITHDRAWN);
  await moveItems(call, items, { action: 'void', as: 'custodian', reason: body.reason, reference: namePaper(paper) });
  await recordChange(call, {
    action: 'void a paper of property',
    subject: `property.paper:${paper.id}`,
    personnelId: paper.personnel_id,
    before: { state: paper.state },
    after: { state: 'VOID', reason: body.reason },
  });
  const papers = body.again ? await issueTo(call, items, body.again, paper.id, body.reason) : [];
  const then = body.again ? `Its items are on ${formatPapers(papers)} now.` : 'Its items are in stock.';
  return { message: `${namePaper(paper)} was voided. ${then}`, papers };
}

async function requireVoidable({ db, server }: PropertyCall, paper: LockedPaper): Promise<number[]> {
  const named = namePaper(paper);
  if (paper.state === 'VOID') throw wrongState(`${named} was voided on ${longDate(paper.voided_on!)}: ${paper.void_reason}`);
  if (paper.type === 'MR' || paper.type === 'ARE') throw wrongState(`${named} is of earlier times: issue its items anew in its place.`);
  const gone = paper.lines.find(({ state }) => state === 'ENDED' || state === 'LEAVING');
  if (gone) throw wrongState(`${gone.property_no} went from ${named} to another paper or back into stock, so it is no longer voided.`);
  const items = paper.lines.map(({ item_id }) => item_id);
  const counts = await Promise.all(allContributed(server, countedOn).map((ask) => ask(db, items)));
  const counted = counts
    .flatMap((days) => [...days.values()])
    .toSorted()
    .at(-1);
  if (counted !== undefined && paper.dated_on <= counted)
    throw wrongState(
      `The count report of ${longDate(counted)} has the items of ${named}, so it is no longer voided. Transfer or return them.`,
    );
  return items;
}
