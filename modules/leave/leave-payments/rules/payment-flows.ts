import { requestKind, type StateOf } from '@talaan/requests/contract/request-kind.ts';

const STATES = {
  SUBMITTED: 'Submitted',
  CERTIFIED: 'Certified',
  FUNDED: 'Funds certified',
  APPROVED: 'Approved',
  PAID: 'Paid',
  DISAPPROVED: 'Disapproved',
  CANCELLED: 'Cancelled',
} as const;

const flow = {
  version: 1,
  states: STATES,
  ends: ['PAID', 'DISAPPROVED', 'CANCELLED'],
  waits: { SUBMITTED: ['hr'], CERTIFIED: ['budget'], FUNDED: ['authority'], APPROVED: ['budget'] },
  roles: {
    owner: { person: 'owner' },
    hr: { group: 'EDATSADMIN' },
    budget: { group: 'PAYROLLBUDGET' },
    authority: { byRules: true },
  },
  steps: {
    certify: { label: 'Compute and certify', from: ['SUBMITTED'], to: 'CERTIFIED', by: ['hr'], decides: true, key: 'a' },
    certifyFunds: {
      label: 'Certify funds',
      from: ['CERTIFIED'],
      to: 'FUNDED',
      by: ['budget'],
      decides: true,
      needsReason: 'Fund source',
      key: 'a',
    },
    approve: { label: 'Approve', from: ['FUNDED'], to: 'APPROVED', by: ['authority'], decides: true, key: 'a' },
    return: {
      label: 'Return to HR',
      from: ['CERTIFIED', 'FUNDED'],
      to: 'SUBMITTED',
      by: ['budget', 'authority', 'hr'],
      decides: true,
      needsReason: 'Reason',
      key: 'r',
    },
    disapprove: {
      label: 'Disapprove',
      from: ['SUBMITTED', 'CERTIFIED', 'FUNDED'],
      to: 'DISAPPROVED',
      by: ['hr', 'budget', 'authority'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    withdraw: {
      label: 'Withdraw',
      from: ['SUBMITTED', 'CERTIFIED', 'FUNDED'],
      to: 'CANCELLED',
      by: ['owner'],
      needsReason: 'Reason',
    },
    pay: {
      label: 'Note the payment',
      from: ['APPROVED'],
      to: 'PAID',
      by: ['budget'],
      decides: true,
      needsReason: 'Voucher number',
      key: 'a',
    },
    reverse: {
      label: 'Cancel the approval',
      from: ['APPROVED'],
      to: 'CANCELLED',
      by: ['hr'],
      decides: true,
      needsReason: 'Reason',
    },
  },
  keptBy: 'EDATSADMIN',
  screen: '/inbox?request={id}',
  ownScreen: '/account/leave-payments/{id}',
  oneByOne: true,
} as const;

/**
 * Monetization of leave credits (MC 41 s.1998 Secs. 22 and 23; domain page, section 9.1): HR computes and certifies, the budget office certifies
 * funds, the President approves, and the credits are posted; payroll pays.
 */
export const monetizationFlow = requestKind('monetization', {
  ...flow,
  title: 'Monetization of leave credits',
  roles: { ...flow.roles, system: { system: true } },
  steps: {
    ...flow.steps,
    endWithService: {
      label: 'Ended with the service',
      from: ['SUBMITTED', 'CERTIFIED', 'FUNDED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
  },
});

/** Terminal leave (Sec. 35): the same way for all vacation and sick leave of one who has left. */
export const terminalFlow = requestKind('terminal-leave', { ...flow, title: 'Terminal leave' });

export type PaymentState = StateOf<typeof monetizationFlow>;
export const PAYMENT_STATES: Readonly<Record<PaymentState, string>> = STATES;

/** Whether nothing more is awaited. */
export function isPaymentEnd(state: PaymentState): boolean {
  return monetizationFlow.ends.includes(state);
}
