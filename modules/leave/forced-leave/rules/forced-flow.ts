import { requestKind, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of a plan of forced leave (domain page, section 7): the head of the office approves its dates. An approved plan is changed by asking
 * for other dates, and HR or the head cancels dates by written order, which are then not forfeited.
 */
export const forcedFlow = requestKind('forced-leave', {
  title: 'Plan of forced leave',
  version: 1,
  states: { FOR_APPROVAL: 'For approval', RETURNED: 'Returned', APPROVED: 'Approved', CANCELLED: 'Cancelled' },
  ends: ['APPROVED', 'CANCELLED'],
  waits: { FOR_APPROVAL: ['head'], RETURNED: ['owner'] },
  roles: { owner: { person: 'owner' }, head: { head: 'own' }, hr: { group: 'EDATSADMIN' }, system: { system: true } },
  steps: {
    approve: { label: 'Approve', from: ['FOR_APPROVAL'], to: 'APPROVED', by: ['head'], decides: true, key: 'a' },
    return: {
      label: 'Return',
      from: ['FOR_APPROVAL'],
      to: 'RETURNED',
      by: ['head'],
      decides: true,
      needsReason: 'What to change',
      key: 'r',
    },
    change: { label: 'Change the dates', from: ['RETURNED', 'APPROVED'], to: 'FOR_APPROVAL', by: ['owner'], onItsScreen: true },
    cancelDates: {
      label: 'Cancel dates by order',
      from: ['APPROVED'],
      to: null,
      by: ['head', 'hr'],
      decides: true,
      needsReason: 'Order and reason',
      onItsScreen: true,
    },
    endWithService: {
      label: 'Ended with the service',
      from: ['FOR_APPROVAL', 'RETURNED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
    withdraw: { label: 'Withdraw', from: ['FOR_APPROVAL', 'RETURNED'], to: 'CANCELLED', by: ['owner'] },
  },
  keptBy: 'EDATSADMIN',
  screen: '/account/forced-leave-plans/{id}',
});

export type ForcedPlanState = StateOf<typeof forcedFlow>;
