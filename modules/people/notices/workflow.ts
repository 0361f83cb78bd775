import { requestKind, type ActionOf, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/** The way of a notice (domain, section 9.1). A released one stays as it is: it is corrected by a new one. */
export const noticeFlow = requestKind('notice', {
  title: 'Salary notice',
  version: 1,
  states: {
    GENERATED: 'Generated',
    FOR_SIGNATURE: 'For signature',
    SIGNED: 'Signed',
    RELEASED: 'Released',
    CANCELLED: 'Voided',
  },
  ends: ['RELEASED', 'CANCELLED'],
  waits: { GENERATED: ['hr'], FOR_SIGNATURE: ['hr'], SIGNED: ['hr'] },
  roles: { hr: { group: 'NOSINOSA' } },
  steps: {
    submit: { label: 'Send for signature', from: ['GENERATED'], to: 'FOR_SIGNATURE', by: ['hr'], decides: true, key: 'a' },
    sign: { label: 'Record as signed', from: ['FOR_SIGNATURE'], to: 'SIGNED', by: ['hr'], decides: true, key: 'a' },
    release: { label: 'Release', from: ['SIGNED'], to: 'RELEASED', by: ['hr'], decides: true, key: 'a' },
    cancel: {
      label: 'Void notice',
      from: ['GENERATED', 'FOR_SIGNATURE', 'SIGNED'],
      to: 'CANCELLED',
      by: ['hr'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
  },
  keptBy: 'NOSINOSA',
  screen: '/nosa?view=notices&notice={id}',
  ownScreen: '/account/notices',
  madeByOffice: true,
});

export type NoticeState = StateOf<typeof noticeFlow>;
export type NoticeAction = ActionOf<typeof noticeFlow>;
