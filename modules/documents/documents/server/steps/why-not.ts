import type { StepBody } from '../../contract/steps.ts';
import { sightOf } from '../../rules/sight-of.ts';
import { documentFlow } from '../../workflow.ts';
import type { ActingOffice } from '../offices/acting-office.ts';
import { isUnexplained } from '../lateness/explain-first.ts';
import type { LockedDocument } from './lock-documents.ts';
import { returnsTo } from './receive.ts';

/** Why a step cannot be taken with a document, in words for the clerk; null where it can. */
export function whyNot(document: LockedDocument, body: StepBody, who: ActingOffice, now: Temporal.Instant, isOpen: boolean): string | null {
  const named = document.tracking_no ?? 'The draft';
  if (!isOpen) return formatClosed(document, body, who, named);
  if (body.action === 'forward' && body.explanation === null && isUnexplained(document, now))
    return `${named} is late in this office. Explain why before you forward it.`;
  if (body.action === 'return' && returnsTo(document, body.to) === null)
    return `${named} came from no other office. Choose where it goes by forwarding it.`;
  if (body.action === 'ask_extension' && document.is_extension_asked) return `An extension of ${named} was asked for already.`;
  if (
    (body.action === 'extend' || body.action === 'ask_extension') &&
    Temporal.Instant.compare(document.stands_since ?? now, document.due_at!) > 0
  )
    return `${named} was due already. An extension is asked for before the period ends (RA 11032 Sec. 9b).`;
  return null;
}

function formatClosed(
  { state, hop, extended_until: extended, outgoing_no: outgoing, disposed_on: disposed, confidentiality, is_lost: isLost }: LockedDocument,
  { action }: StepBody,
  who: ActingOffice,
  named: string,
): string {
  const isHere = hop?.office_id === who.officeId || hop?.from_office_id === who.officeId;
  if ((action === 'extend' || action === 'ask_extension') && extended !== null)
    return `${named} was extended already. The law allows it once.`;
  if (action === 'number' && outgoing !== null && (isHere || sightOf(confidentiality, false) !== 'state'))
    return `${named} has its outgoing number already: ${outgoing}.`;
  if (disposed !== null) return `${named} was disposed of on ${disposed}. Its number and history are all that is left.`;
  if (!isHere && sightOf(confidentiality, false) === 'state') return `${named} is “${documentFlow.words[state]}”, and not in this office.`;
  if (hop && !isHere && action === 'receive')
    return `${named} was not sent to ${who.acronym}. It is “${documentFlow.words[state]}” in another office: ask them to forward it.`;
  if (hop && !isHere) return `${named} is not in ${who.acronym}. The office that holds it acts.`;
  if (isLost && (action === 'resume' || action === 'return'))
    return `${named} was reported as lost. Say that it was found, or go on with a certified copy.`;
  return `${named} is “${documentFlow.words[state]}”. This cannot be done with it by you: ${documentFlow.steps[action].label}.`;
}
