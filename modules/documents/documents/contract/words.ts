import { z } from 'zod';

export const DTS = ['DTS'] as const;

export const COMPLEXITIES = { simple: 'Simple', complex: 'Complex', highly_technical: 'Highly technical' } as const;
export type Complexity = keyof typeof COMPLEXITIES;
/** Working days at most (RA 11032 Sec. 9b). */
export const MOST_DAYS: Readonly<Record<Complexity, number>> = { simple: 3, complex: 7, highly_technical: 20 };

export const KINDS = { INTERNAL: 'Internal', EXTERNAL_IN: 'From outside', EXTERNAL_OUT: 'To the outside' } as const;
/** Who brings a paper from outside, as ARTA counts clients. */
export const CLIENT_TYPES = { citizen: 'Citizen', business: 'Business', government: 'Government (employee or another agency)' } as const;
export type ClientType = keyof typeof CLIENT_TYPES;
export const PRIORITIES = { ROUTINE: 'Routine', URGENT: 'Urgent', RUSH: 'Rush' } as const;
export const CONFIDENTIALITIES = { OPEN: 'Open', RESTRICTED: 'Restricted', CONFIDENTIAL: 'Confidential' } as const;
export const HOLD_CAUSES = {
  lacking_paper: 'Lacking paper (client)',
  awaiting_document: 'Awaiting a document',
  awaiting_funds: 'Awaiting funds',
  other: 'Other',
} as const;
/** Causes for which a document is on hold: a lost one is reported by a step of its own. */
export const PAUSE_CAUSES = { ...HOLD_CAUSES, lost: 'Lost' } as const;
export const RELEASE_MODES = { hand: 'By hand', mail: 'By mail', email: 'By e-mail', courier: 'By courier' } as const;
export const INSTRUCTIONS = {
  action: 'For action',
  signature: 'For signature',
  approval: 'For approval',
  comment: 'For comment',
  information: 'For information',
  file: 'For file',
  appropriate_action: 'For appropriate action',
} as const;
export const HOP_ENDS = {
  FORWARDED: 'Forwarded',
  CANCELLED: 'Forward cancelled',
  REFUSED: 'Refused',
  RETURNED: 'Returned',
  RELEASED: 'Released',
  REJECTED: 'Rejected',
  MOVED: 'Moved with the office',
} as const;

/** To which offices a document is circulated. */
export const CIRCLES = {
  chosen: 'Offices that I choose',
  campus: 'All offices of a campus',
  university: 'All offices of the university',
} as const;

export const DELAY_CAUSES = {
  volume_of_work: 'Volume of work',
  absence_of_signatory: 'Absence of the signatory',
  lacking_papers: 'Lacking papers',
  system_down: 'System down',
  other: 'Other',
} as const;
/** Of an explanation that is needed and not written, and of those that are. */
export const EXPLANATIONS = { NEEDED: 'To explain', SUBMITTED: 'Submitted', RETURNED: 'Returned', ACCEPTED: 'Accepted' } as const;

/** What figures count of papers that are registered. */
export const COUNTED_AS = {
  closed_in_time: 'Closed in time',
  closed_late: 'Closed late',
  open_in_time: 'Open, in time',
  open_late: 'Open, late',
  extended: 'Extended',
} as const;
export type CountedAs = keyof typeof COUNTED_AS;

/** How a document is an employee’s own. */
export const OWN_AS = { sent: 'Handed in', addressed: 'For your attention', about: 'About you' } as const;

/** The lists of an office (A3); codes 1 to 6 of the specification in this order, then those without a code. */
export const LISTS = {
  incoming: 'Incoming',
  received: 'Received',
  outgoing: 'Outgoing',
  hold: 'On hold',
  return: 'Returned',
  pickup: 'For pick-up',
  pending: 'Pending for release',
  closed: 'Released, rejected, archived',
  mine: 'My documents',
} as const;
export type ListName = keyof typeof LISTS;

/** A schema of the keys of words. */
export function oneOf<W extends Record<string, string>>(words: W, message?: string) {
  return z.enum(Object.keys(words) as [keyof W & string, ...(keyof W & string)[]], message === undefined ? undefined : { error: message });
}

export const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
export const reasonText = text(1000).min(1, 'Enter a reason.');
