import { requestKind } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of a transfer of property to another person (domain page, B4 and B5.5): its holder releases it, the custodian makes the transfer report, the
 * receiver acknowledges. Until then the holder answers for it.
 */
export const transferFlow = requestKind('property-transfer', {
  title: 'Transfer of property',
  word: 'Property transfer',
  version: 1,
  states: {
    ASKED: 'Waiting for the holder',
    RELEASED: 'For the transfer report',
    RECEIVING: 'Waiting for the receiver',
    TRANSFERRED: 'Transferred',
    REFUSED: 'Refused',
    WITHDRAWN: 'Withdrawn',
  },
  ends: ['TRANSFERRED', 'REFUSED', 'WITHDRAWN'],
  waits: { ASKED: ['owner'], RELEASED: ['custodian'], RECEIVING: ['receiver'] },
  roles: {
    owner: { person: 'owner' },
    head: { head: 'own' },
    receiver: { person: 'chosen' },
    custodian: { group: 'PROPERTYCUSTODIAN' },
  },
  steps: {
    release: { label: 'Release', from: ['ASKED'], to: 'RELEASED', by: ['owner'], key: 'a' },
    witness: { label: 'Release with two witnesses', from: ['ASKED'], to: 'RELEASED', by: ['head', 'custodian'], onItsScreen: true },
    prepare: {
      label: 'Make the transfer report',
      from: ['RELEASED'],
      to: 'RECEIVING',
      by: ['custodian'],
      onItsScreen: true,
      asksAgain: true,
    },
    acknowledge: { label: 'Acknowledge', from: ['RECEIVING'], to: 'TRANSFERRED', by: ['receiver'], key: 'a' },
    decline: {
      label: 'Decline',
      from: ['RECEIVING'],
      to: 'RELEASED',
      by: ['receiver'],
      needsReason: 'What is wrong',
      key: 'r',
    },
    void: { label: 'Void the report', from: ['RECEIVING'], to: 'RELEASED', by: ['custodian'], needsReason: 'Reason' },
    keep: { label: 'Keep it', from: ['ASKED'], to: 'REFUSED', by: ['owner'], needsReason: 'Reason', key: 'd' },
    refuse: { label: 'Refuse', from: ['ASKED', 'RELEASED'], to: 'REFUSED', by: ['custodian'], needsReason: 'Reason', key: 'd' },
    withdraw: {
      label: 'Withdraw',
      from: ['ASKED', 'RELEASED', 'RECEIVING'],
      to: 'WITHDRAWN',
      by: ['owner', 'head', 'custodian'],
      needsReason: 'Reason',
    },
  },
  keptBy: 'PROPERTYCUSTODIAN',
  clock: { from: 'RECEIVING', days: 5, warnAt: [5], late: 'tell' },
  screen: '/property/transfers/{id}',
});

/** The way of a return: the custodian inspects what comes back and accepts it on a return slip. */
export const returnFlow = requestKind('property-return', {
  title: 'Return of property',
  word: 'Property return',
  version: 1,
  states: { ASKED: 'Waiting for inspection', ACCEPTED: 'Accepted', REFUSED: 'Refused', WITHDRAWN: 'Withdrawn' },
  ends: ['ACCEPTED', 'REFUSED', 'WITHDRAWN'],
  waits: { ASKED: ['custodian'] },
  roles: { owner: { person: 'owner' }, head: { head: 'own' }, custodian: { group: 'PROPERTYCUSTODIAN' } },
  steps: {
    accept: { label: 'Inspect and accept', from: ['ASKED'], to: 'ACCEPTED', by: ['custodian'], onItsScreen: true, asksAgain: true },
    refuse: { label: 'Refuse', from: ['ASKED'], to: 'REFUSED', by: ['custodian'], needsReason: 'Reason', key: 'd' },
    withdraw: { label: 'Withdraw', from: ['ASKED'], to: 'WITHDRAWN', by: ['owner', 'head'], needsReason: 'Reason' },
  },
  keptBy: 'PROPERTYCUSTODIAN',
  screen: '/property/returns/{id}',
});

/**
 * The way of a loss (domain page, B4, B5.1 and B5.6): reported, submitted to the Commission on Audit with the request for relief, decided. Who is
 * accountable decides nothing of it.
 */
export const lossFlow = requestKind('property-loss', {
  title: 'Loss of property',
  word: 'Property loss',
  version: 1,
  states: {
    REPORTED: 'Reported',
    SUBMITTED: 'Before COA',
    FOUND: 'Found',
    RELIEVED: 'Relieved',
    PAID: 'Paid',
    REPLACED: 'Replaced',
  },
  ends: ['FOUND', 'RELIEVED', 'PAID', 'REPLACED'],
  waits: { REPORTED: ['custodian'], SUBMITTED: ['custodian'] },
  roles: { owner: { person: 'owner' }, custodian: { group: 'PROPERTYCUSTODIAN' } },
  steps: {
    amend: {
      label: 'Add what is known now',
      from: ['REPORTED', 'SUBMITTED'],
      to: null,
      by: ['owner', 'custodian'],
      onItsScreen: true,
    },
    submit: {
      label: 'Record the submission',
      from: ['REPORTED'],
      to: 'SUBMITTED',
      by: ['custodian'],
      decides: true,
      onItsScreen: true,
      asksAgain: true,
    },
    find: {
      label: 'Found',
      from: ['REPORTED', 'SUBMITTED'],
      to: 'FOUND',
      by: ['custodian'],
      decides: true,
      needsReason: 'Where and how it was found',
    },
    relieve: { label: 'Relieved', from: ['SUBMITTED'], to: 'RELIEVED', by: ['custodian'], decides: true, onItsScreen: true },
    pay: { label: 'Paid', from: ['REPORTED', 'SUBMITTED'], to: 'PAID', by: ['custodian'], decides: true, onItsScreen: true },
    replace: { label: 'Replaced', from: ['REPORTED', 'SUBMITTED'], to: 'REPLACED', by: ['custodian'], decides: true, onItsScreen: true },
    // The loss stays closed: what was decided was decided. Any of its items, one after the other.
    recover: {
      label: 'Found later',
      from: ['RELIEVED', 'PAID', 'REPLACED'],
      to: null,
      by: ['custodian'],
      decides: true,
      needsReason: 'Where and how it was found',
      onItsScreen: true,
    },
  },
  keptBy: 'PROPERTYCUSTODIAN',
  screen: '/property/losses/{id}',
});

/** The flow of each kind of move. */
export const FLOWS = { transfer: transferFlow, return: returnFlow, loss: lossFlow } as const;
export type MoveKind = keyof typeof FLOWS;

/** What a state is called, by the kind of the move; a transfer to another agency has none and is done. */
export function wordsOf(kind: MoveKind, state: string | null): string {
  if (state === null) return 'Transferred to another agency';
  return (FLOWS[kind].words as Readonly<Record<string, string>>)[state] ?? state;
}

/** Where a move is read: by who keeps property, its holder, its receiver, and the head of the office. */
export function linkOf(kind: MoveKind, id: number | 'new'): string {
  return FLOWS[kind].screen.replace('{id}', String(id));
}
