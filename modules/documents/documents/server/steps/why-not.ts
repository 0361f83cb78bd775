import { sightOf } from '../../rules/sight-of.ts';
import { documentFlow } from '../../workflow.ts';
import type { ActingOffice } from '../offices/acting-office.ts';
import type { Act } from './act.ts';
import type { LockedDocument } from './lock-documents.ts';

/** How a document is called in a sentence for the clerk. */
export function nameOf({ tracking_no: number }: Pick<LockedDocument, 'tracking_no'>): string {
  return number ?? 'The draft';
}

/** Why an act is not open with a document, in words for the clerk. */
export function whyNot(document: LockedDocument, act: Act, who: ActingOffice): string {
  const { state, hop, disposed_on: disposed, confidentiality } = document;
  const named = nameOf(document);
  const isHere = hop?.office_id === who.officeId || hop?.from_office_id === who.officeId;
  const because = act.whyClosed?.(document, who, isHere) ?? null;
  if (because !== null) return because;
  if (disposed !== null) return `${named} was disposed of on ${disposed}. Its number and history are all that is left.`;
  if (!isHere && sightOf(confidentiality, false) === 'state') return `${named} is “${documentFlow.words[state]}”, and not in this office.`;
  if (hop && !isHere) return `${named} is not in ${who.acronym}. The office that holds it acts.`;
  return `${named} is “${documentFlow.words[state]}”. This cannot be done with it by you: ${documentFlow.steps[act.action].label}.`;
}

/** A lost document is found or replaced before its way goes on. */
export function whyNotWhileLost(document: LockedDocument, isHere: boolean): string | null {
  return document.is_lost && isHere
    ? `${nameOf(document)} was reported as lost. Say that it was found, or continue with a certified copy.`
    : null;
}
