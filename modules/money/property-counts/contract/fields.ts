import { z } from 'zod';

export const KINDS = { PPE: 'Property, plant and equipment', SEMI: 'Semi-expendable property' } as const;
/** The report that ends a count of a kind: GAM Appendix 73, and Annex A.8 of COA Circular 2022-004. */
export const REPORTS = { PPE: 'RPCPPE', SEMI: 'RPCSP' } as const;
export const CAMPAIGN_STATES = { OPEN: 'Open', CLOSED: 'Closed' } as const;
export const MEMBER_ROLES = { CHAIR: 'Chair', MEMBER: 'Member', COUNTER: 'Counts, does not sign' } as const;
export const WAYS = { QR: 'Scanned', TYPED: 'Typed', CARD: 'No sticker', NEW: 'No card' } as const;

/** Where count and cards differ. */
export const DIFFERENCES = {
  MISSING: 'Not found',
  ELSEWHERE: 'Found elsewhere',
  CONDITION: 'In another condition',
  NO_STICKER: 'Without a sticker',
  CONFLICT: 'Scanned twice',
  LOST: 'Reported as lost, but found',
  FOREIGN: 'Not on the cards of this count',
  NEW: 'Without a card',
} as const;
export type DifferenceKind = keyof typeof DIFFERENCES;

/** What is done with a difference. */
export const DECISIONS = {
  FOR_LOSS: 'Missing: for a loss report',
  ON_PAPER: 'Out on a paper: counts as on hand',
  CORRECT_PLACE: 'Correct the place on the card',
  KEEP_PLACE: 'Leave the card: it goes back',
  CORRECT_CONDITION: 'Correct the condition on the card',
  KEEP_CONDITION: 'Leave the condition on the card',
  PRINT_STICKER: 'Print a sticker',
  NO_STICKER: 'It cannot bear a sticker',
  FIRST_COUNTS: 'The first scan counts',
  FOUND: 'Found: for the loss report',
  TAKE_UP: 'Take it up as an overage',
  DELIVERY: 'To be recorded by a delivery',
  STATION: 'Found at station: to be taken up',
  LEAVE_OUT: 'Leave it out of this count',
} as const;
export type Decision = keyof typeof DECISIONS;

/** Which decisions a difference is open to. */
export const DECISIONS_OF: Readonly<Record<DifferenceKind, readonly [Decision, ...Decision[]]>> = {
  MISSING: ['FOR_LOSS', 'ON_PAPER'],
  ELSEWHERE: ['CORRECT_PLACE', 'KEEP_PLACE'],
  CONDITION: ['CORRECT_CONDITION', 'KEEP_CONDITION'],
  NO_STICKER: ['PRINT_STICKER', 'NO_STICKER'],
  CONFLICT: ['FIRST_COUNTS'],
  LOST: ['FOUND'],
  FOREIGN: ['LEAVE_OUT', 'TAKE_UP'],
  NEW: ['DELIVERY', 'STATION', 'LEAVE_OUT'],
};

/** Decisions after which something is still to be done elsewhere; what is taken up only where it was lost before. */
export const FOLLOWED: readonly Decision[] = ['FOR_LOSS', 'DELIVERY', 'FOUND', 'TAKE_UP'];
/** How the loss of an item ended that was not found by then. */
export const LOSS_ENDED = ['RELIEVED', 'PAID', 'REPLACED'] as const;

export const kind = z.enum(['PPE', 'SEMI']);
export const campaignState = z.enum(['OPEN', 'CLOSED']);
export const memberRole = z.enum(['CHAIR', 'MEMBER', 'COUNTER']);
export const way = z.enum(['QR', 'TYPED', 'CARD', 'NEW']);
export const differenceKind = z.enum(['MISSING', 'ELSEWHERE', 'CONDITION', 'NO_STICKER', 'CONFLICT', 'LOST', 'FOREIGN', 'NEW']);
export const decision = z.enum(Object.keys(DECISIONS) as [Decision, ...Decision[]]);
