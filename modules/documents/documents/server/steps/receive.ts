import { invalid } from '@talaan/kernel/server/errors.ts';
import type { StepOf } from '../../contract/steps.ts';
import { limitOf } from '../../rules/next-hop.ts';
import { sightOf } from '../../rules/sight-of.ts';
import { documentFlow } from '../../workflow.ts';
import { documentAct } from './act.ts';
import { announceReceived } from './announce-received.ts';
import type { LockedDocument } from './lock-documents.ts';
import { dueIn, hopOf, hopOnItsWay, moveOn, stepped, type Stepping } from './stepping.ts';
import { changeHops } from './write-hops.ts';
import { notifyAddressees } from './notify-people.ts';
import { endHolds } from './hold.ts';
import { readReceipts } from './read-receipts.ts';
import { nameOf, whyNotWhileLost } from './why-not.ts';

/** Received again by the same office, a document shows the first receipt (A7.10). */
export const receiveAct = documentAct({
  action: 'receive',
  take: receive,
  findTaken: (call, documents, who) => readReceipts(call, documents, who.officeId),
  whyClosed: (document, who, isHere) =>
    document.hop && !isHere && sightOf(document.confidentiality, false) !== 'state'
      ? `${nameOf(document)} was not sent to ${who.acronym}. It is “${documentFlow.words[document.state]}” in another office: ask them to forward it.`
      : null,
});

export const refuseAct = documentAct({ action: 'refuse', take: refuse });

export const returnAct = documentAct({
  action: 'return',
  take: returnDocuments,
  whyClosed: (document, _who, isHere) => whyNotWhileLost(document, isHere),
  hinder: async (_call, documents, _who, { to }) =>
    new Map(
      documents
        .filter((document) => returnsTo(document, to) === null)
        .map((document) => [document.id, `${nameOf(document)} came from no other office. Choose where it goes by forwarding it.`]),
    ),
});

/** Receives documents: the clock of the stay begins, with the time that the route gives the office (A4). */
async function receive(stepping: Stepping, documents: readonly LockedDocument[]): Promise<void> {
  const { call, who } = stepping;
  await changeHops(
    call,
    documents.map((document) => {
      const limit = limitOf(document.stops, document.office_id, who.officeId);
      return {
        id: hopOf(document).hop.id,
        state: 'RECEIVED' as const,
        received_at: call.now.toString(),
        received_by: call.actor.accountId,
        limit_minutes: limit,
        due_at: dueIn(stepping, who.officeId, limit),
        left_minutes: null,
      };
    }),
  );
  await stepped(stepping, documents, 'receive');
  await notifyAddressees(stepping, documents);
  await announceReceived(stepping, documents);
}

/** Sends documents that came to the wrong office back to the one that sent them. */
async function refuse(stepping: Stepping, documents: readonly LockedDocument[], { reason }: StepOf<'refuse'>): Promise<void> {
  await moveOn(
    stepping,
    documents,
    'REFUSED',
    documents.map((document) =>
      hopOnItsWay(stepping, hopOf(document), hopOf(document).hop.from_office_id!, { state: 'RETURNED', note: reason }),
    ),
  );
  await stepped(stepping, documents, 'refuse', { reason });
}

/** Where documents go that are returned: to the office from which they came, or to that of origin; null where that is the office itself. */
function returnsTo({ office_id: origin, hop }: LockedDocument, to: 'previous' | 'origin'): number | null {
  const office = to === 'origin' ? origin : (hop?.from_office_id ?? null);
  return office === hop?.office_id ? null : office;
}

/** Returns documents to be corrected; a pause ends with it. */
async function returnDocuments(stepping: Stepping, documents: readonly LockedDocument[], body: StepOf<'return'>): Promise<void> {
  const held = documents.filter(({ state }) => state === 'HOLD');
  if (held.length > 0) await endHolds(stepping, held);
  await moveOn(
    stepping,
    documents,
    'RETURNED',
    documents.map((document) => {
      const office = returnsTo(document, body.to);
      if (office === null) throw invalid({ to: ['There is no other office to return it to.'] });
      return hopOnItsWay(stepping, hopOf(document), office, { state: 'RETURNED', note: body.reason });
    }),
  );
  await stepped(stepping, documents, 'return', { reason: body.reason });
}
