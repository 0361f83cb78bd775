import { longDate } from '@talaan/kernel/contract/dates.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { acknowledgePaper as endpoint } from '../../contract/own.ts';
import { acknowledge } from '../papers/acknowledge.ts';
import { lockPaper, namePaper, type LockedPaper } from '../papers/find-paper.ts';

/** Acknowledges one's own paper. Errors: 404 for that of another; 409 for one that was voided, taken back or acknowledged before. */
export async function acknowledgePaper(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const paper = await lockPaper(call, call.params.id, 'own');
  requireWaiting(paper);
  await acknowledge(call, paper, 'holder');
  const disputed = paper.lines.some(({ state }) => state === 'DISPUTED') ? ' What you disputed waits for the property custodian.' : '';
  return { message: `You acknowledged ${namePaper(paper)}.${disputed}` };
}

/** Error: 409 where nothing of the paper waits for its holder, with why. */
export function requireWaiting(paper: LockedPaper): void {
  const named = namePaper(paper);
  if (paper.state === 'VOID')
    throw wrongState(`${named} was voided on ${longDate(paper.voided_on!)}: ${paper.void_reason} There is nothing to acknowledge.`);
  if (paper.lines.some(({ state }) => state === 'WAITING')) return;
  if (paper.lines.some(({ state }) => state === 'DISPUTED'))
    throw wrongState(`What is left of ${named} is disputed; the property custodian answers it.`);
  if (paper.state === 'CLOSED') throw wrongState(`The items of ${named} were taken back. There is nothing to acknowledge.`);
  throw wrongState(`${named} was acknowledged already.`);
}
