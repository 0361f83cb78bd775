import { requestKind, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of a certificate of employment (domain page, section 6): HR holds the group COE over the office of the person. Due after three
 * working days (RA 11032, section 9). A released one that is voided is no longer valid.
 */
export const certificateFlow = requestKind('certificate', {
  title: 'Certificate of employment',
  version: 1,
  states: { REQUESTED: 'Requested', PREPARED: 'Prepared', SIGNED: 'Signed', RELEASED: 'Released', CANCELLED: 'Voided' },
  ends: ['RELEASED', 'CANCELLED'],
  waits: { REQUESTED: ['hr'], PREPARED: ['hr'], SIGNED: ['hr'] },
  roles: { hr: { group: 'COE' }, owner: { person: 'owner' } },
  steps: {
    prepare: { label: 'Prepare', from: ['REQUESTED'], to: 'PREPARED', by: ['hr'], decides: true, onItsScreen: true },
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

export type CertificateState = StateOf<typeof certificateFlow>;
