import { requestKind, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of a certificate of employment (domain page, section 6): HR holds the group COE over the office of the person. Due after three
 * working days (RA 11032, section 9). A released one that is voided is no longer valid.
 */
export const certificateFlow = requestKind('certificate', {
  title: 'Certificate of employment',
  word: 'Certificate',
  version: 1,
  states: { REQUESTED: 'Requested', PREPARED: 'Prepared', SIGNED: 'Signed', RELEASED: 'Released', CANCELLED: 'Voided' },
  ends: ['RELEASED', 'CANCELLED'],
  waits: { REQUESTED: ['hr'], PREPARED: ['hr'], SIGNED: ['hr'] },
  roles: { hr: { group: 'COE' }, owner: { person: 'owner' } },
  steps: {
    prepare: { label: 'Prepare', from: ['REQUESTED'], to: 'PREPARED', by: ['hr'], decides: true, onItsScreen: true, asksAgain: true },
    sign: { label: 'Record as signed', from: ['PREPARED'], to: 'SIGNED', by: ['hr'], decides: true, key: 'a' },
    release: { label: 'Release', from: ['SIGNED'], to: 'RELEASED', by: ['hr'], decides: true, needsReason: 'Released to', key: 'a' },
    cancel: {
      label: 'Void certificate',
      from: ['REQUESTED', 'PREPARED', 'SIGNED', 'RELEASED'],
      to: 'CANCELLED',
      by: ['hr'],
      needsReason: 'Reason',
      key: 'd',
    },
    withdraw: { label: 'Withdraw', from: ['REQUESTED'], to: 'CANCELLED', by: ['owner'] },
  },
  keptBy: 'COE',
  clock: { from: 'REQUESTED', days: 3, warnAt: [3], late: 'tell' },
  screen: '/coe/{id}',
  ownScreen: '/account/certificates',
});

/**
 * A line of the clearance of a person who leaves (CS Form No. 7): the head of the office that signs it clears it, or HR records what was signed on paper.
 * Filed with the separation. Talaan opens it again where something of its kind comes up, such as property that is issued later.
 */
export const clearanceFlow = requestKind('clearance', {
  title: 'Clearance',
  version: 1,
  states: { OPEN: 'Not yet cleared', CLEARED: 'Cleared', CANCELLED: 'Not needed' },
  ends: ['CLEARED', 'CANCELLED'],
  waits: { OPEN: ['signer'] },
  roles: { signer: { head: 'named' }, hr: { group: 'PERSONNELS' }, system: { system: true } },
  steps: {
    clear: { label: 'Clear', from: ['OPEN'], to: 'CLEARED', by: ['signer', 'hr'], decides: true, key: 'a' },
    refuse: {
      label: 'Not cleared',
      from: ['OPEN'],
      to: null,
      by: ['signer', 'hr'],
      decides: true,
      needsReason: 'What is not settled',
      key: 'd',
    },
    correct: { label: 'Correct', from: ['CLEARED'], to: null, by: ['hr'], decides: true, onItsScreen: true },
    reopen: { label: 'Reopen', from: ['CLEARED'], to: 'OPEN', by: ['signer', 'hr', 'system'], decides: true, needsReason: 'Reason' },
    cancel: { label: 'Not needed', from: ['OPEN', 'CLEARED'], to: 'CANCELLED', by: ['system'] },
  },
  keptBy: 'PERSONNELS',
  screen: '/inbox?request={id}',
  ownScreen: '/inbox?tab=filed',
});

export type CertificateState = StateOf<typeof certificateFlow>;
