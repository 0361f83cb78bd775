import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { StepOf } from '../../contract/steps.ts';
import { RELEASE_MODES } from '../../contract/words.ts';
import { daysTaken } from '../../rules/due-day.ts';
import { ONE_DAY } from '../../rules/next-hop.ts';
import { sightOf } from '../../rules/sight-of.ts';
import { localSecond } from '../offices/local-minute.ts';
import { attachFiles } from '../texts/attach-files.ts';
import { documentAct, type Act } from './act.ts';
import { giveOutgoingNumbers } from './give-outgoing-numbers.ts';
import type { LockedDocument } from './lock-documents.ts';
import { dueIn, endOpenHops, stepped, turnHops, type Stepping } from './stepping.ts';
import { notifyMakers, notifyOwners } from './notify-people.ts';
import { nameOf } from './why-not.ts';
import { openHops } from './write-hops.ts';

/** An office that does not see a document is not told its number. */
const numberAct = documentAct({
  action: 'number',
  take: numberOutgoing,
  givesNumber: true,
  whyClosed: (document, _who, isHere) =>
    document.outgoing_no !== null && (isHere || sightOf(document.confidentiality, false) !== 'state')
      ? `${nameOf(document)} has its outgoing number already: ${document.outgoing_no}.`
      : null,
});

/** Those that lead to the end of a document, and beyond. */
export const endingActs: readonly Act[] = [
  ...(['sign', 'approve'] as const).map((action) => documentAct<'sign' | 'approve'>({ action, take: approve })),
  documentAct({ action: 'ready', take: ready }),
  numberAct,
  documentAct({ action: 'claim', take: claim, givesNumber: true }),
  documentAct({ action: 'release', take: release, givesNumber: true }),
  documentAct({ action: 'reject', take: reject }),
  documentAct({ action: 'reopen', take: reopen }),
  documentAct({ action: 'archive', take: archive }),
];

/** Marks documents as approved and signed: they wait for release, or stay where they are. */
async function approve(
  stepping: Stepping,
  documents: readonly LockedDocument[],
  { action, reason }: StepOf<'approve' | 'sign'>,
): Promise<void> {
  if (action === 'approve') await turnHops(stepping, documents, 'PENDING');
  await stepped(stepping, documents, action, { reason });
}

/** Lets documents wait for their owners, who are told. */
async function ready(stepping: Stepping, documents: readonly LockedDocument[], { reason }: StepOf<'ready'>): Promise<void> {
  await turnHops(stepping, documents, 'PICKUP');
  await stepped(stepping, documents, 'ready', { reason });
  await notifyMakers(stepping, documents, 'is ready for pick-up', reason);
  await notifyOwners(stepping, documents, 'is ready for pick-up', reason);
}

/**
 * Hands documents out to those who claim them; what goes to the outside has its outgoing number then. The paper of who claims becomes a file of
 * each. Errors: 422 for a day to come, and for the paper.
 */
async function claim(stepping: Stepping, documents: readonly LockedDocument[], body: StepOf<'claim'>): Promise<void> {
  const { claimant, signed_by: signedBy, claimed_on: claimedOn, paper_path: path } = body;
  if (claimedOn > stepping.call.today) throw invalid({ claimed_on: ['This day is still to come.'] });
  if (path !== null) {
    const paper = await takeUpload(stepping.call, path, 'paper_path');
    await attachFiles(
      stepping.call,
      documents.map(({ id }) => ({ documentId: id, fileId: paper.id })),
    );
  }
  const numbers = await giveOutgoingNumbers(
    stepping,
    documents.filter(({ kind }) => kind === 'EXTERNAL_OUT'),
  );
  await closeAll(stepping, documents, 'claim', ({ id }) => ({
    details: { claimant, signed_by: signedBy, claimed_on: claimedOn, ...outgoing(numbers, id) },
  }));
}

/** Dispatches documents, each with its outgoing number; their owners are told. */
async function release(stepping: Stepping, documents: readonly LockedDocument[], body: StepOf<'release'>): Promise<void> {
  const { mode, courier, tracking, reason } = body;
  const numbers = await giveOutgoingNumbers(stepping, documents);
  await closeAll(stepping, documents, 'release', ({ id }) => ({
    reason,
    details: { mode: RELEASE_MODES[mode], courier, tracking, ...outgoing(numbers, id) },
  }));
  await notifyOwners(stepping, documents, 'was released', RELEASE_MODES[mode]);
}

/** Gives documents the number under which they leave, before they are signed or sent. */
async function numberOutgoing(stepping: Stepping, documents: readonly LockedDocument[], { reason }: StepOf<'number'>): Promise<void> {
  const numbers = await giveOutgoingNumbers(stepping, documents);
  await stepped(stepping, documents, 'number', ({ id }) => ({ reason, details: outgoing(numbers, id) }));
}

/** Rejects documents; who made them and their owners are told why. */
async function reject(stepping: Stepping, documents: readonly LockedDocument[], { reason }: StepOf<'reject'>): Promise<void> {
  await closeAll(stepping, documents, 'reject', { reason });
  await notifyMakers(stepping, documents, 'was rejected', reason);
  await notifyOwners(stepping, documents, 'was rejected', reason);
}

/** Opens documents again in the office in which they ended; the due day does not change (A7.7). */
async function reopen(stepping: Stepping, documents: readonly LockedDocument[], { reason }: StepOf<'reopen'>): Promise<void> {
  const { call } = stepping;
  await sql`update documents.document set days_taken = null, duplicate_of_id = null where id = any(${documents.map(({ id }) => id)}::integer[])`.execute(
    call.db,
  );
  const at = {
    sent_at: call.now.toString(),
    sent_by: call.actor.accountId,
    received_at: call.now.toString(),
    received_by: call.actor.accountId,
  };
  await openHops(
    call,
    documents.map(({ id, last }) => ({
      document_id: id,
      no: last!.no + 1,
      office_id: last!.office_id,
      from_no: last!.no,
      from_office_id: last!.office_id,
      state: 'RECEIVED' as const,
      note: reason,
      ...at,
      limit_minutes: ONE_DAY,
      due_at: dueIn(stepping, last!.office_id, ONE_DAY),
    })),
  );
  await stepped(stepping, documents, 'reopen', { reason });
}

/** Puts closed documents into the archive, where they are read only. */
async function archive(stepping: Stepping, documents: readonly LockedDocument[], { reason }: StepOf<'archive'>): Promise<void> {
  await stepped(stepping, documents, 'archive', { reason });
}

/** What the history says of a number that was given with a step. */
function outgoing(numbers: ReadonlyMap<number, string>, id: number): { outgoing_no?: string } {
  const number = numbers.get(id);
  return number === undefined ? {} : { outgoing_no: number };
}

/** Ends documents, with the working days that they took. */
export async function closeAll(
  stepping: Stepping,
  documents: readonly LockedDocument[],
  action: 'claim' | 'release' | 'reject' | 'close_duplicate',
  said: Parameters<typeof stepped>[3],
): Promise<void> {
  const { call, calendar } = stepping;
  await endOpenHops(stepping, documents, action === 'reject' || action === 'close_duplicate' ? 'REJECTED' : 'RELEASED');
  await stepped(stepping, documents, action, said);
  const taken = documents.map(({ id, campus_id: campus, came_at: came, registered_at: registered }) => ({
    id,
    days: daysTaken(localSecond(came ?? registered!), call.today, calendar.isFree(campus)),
  }));
  await sql`
    update documents.document d set days_taken = n.days
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as n (id integer, days smallint) where d.id = n.id`.execute(call.db);
}
