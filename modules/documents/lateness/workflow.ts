import { requestKind, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of an explanation of a late stay (domain page, A5): an office writes it, and the head above that office, or who tracks
 * all documents, accepts or returns it. A returned one is corrected by who wrote it or by the head of the office.
 */
export const explanationFlow = requestKind('late-explanation', {
  title: 'Explanation of a late paper',
  version: 1,
  states: { SUBMITTED: 'Submitted', RETURNED: 'Returned', ACCEPTED: 'Accepted' },
  ends: ['ACCEPTED'],
  waits: { SUBMITTED: ['above', 'admin'], RETURNED: ['owner', 'head'] },
  roles: { above: { head: 'next' }, admin: { group: 'DTS', over: 'all' }, head: { head: 'own' }, owner: { person: 'owner' } },
  steps: {
    accept: { label: 'Accept', from: ['SUBMITTED'], to: 'ACCEPTED', by: ['above', 'admin'], decides: true, key: 'a' },
    return: {
      label: 'Return',
      from: ['SUBMITTED'],
      to: 'RETURNED',
      by: ['above', 'admin'],
      decides: true,
      needsReason: 'What is lacking',
      key: 'r',
    },
    correct: { label: 'Explain again', from: ['RETURNED'], to: 'SUBMITTED', by: ['owner', 'head'], onItsScreen: true },
  },
  keptBy: 'DTS',
  screen: '/dts/overdue/document/{id}',
  ownScreen: '/dts/overdue/document/{id}',
});

export type ExplanationState = StateOf<typeof explanationFlow>;

/** An extension that a clerk asks of the head of the office that holds a document (RA 11032 Sec. 9b; domain page, A4 and A7.7). */
export const extensionFlow = requestKind('document-extension', {
  title: 'Extension of a document',
  version: 1,
  states: { ASKED: 'Asked for', GRANTED: 'Granted', REFUSED: 'Refused', WITHDRAWN: 'Withdrawn' },
  ends: ['GRANTED', 'REFUSED', 'WITHDRAWN'],
  waits: { ASKED: ['head'] },
  roles: { owner: { person: 'owner' }, head: { head: 'own' } },
  steps: {
    grant: { label: 'Extend', from: ['ASKED'], to: 'GRANTED', by: ['head'], decides: true, key: 'a' },
    refuse: { label: 'Refuse', from: ['ASKED'], to: 'REFUSED', by: ['head'], decides: true, needsReason: 'Reason', key: 'd' },
    withdraw: { label: 'Withdraw', from: ['ASKED'], to: 'WITHDRAWN', by: ['owner'] },
  },
  keptBy: 'DTS',
  screen: '/inbox?request={id}',
});
