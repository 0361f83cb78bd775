import { requestKind } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of a request for a work schedule (domain page, sections 3 and 8): the head of the office approves, which assigns the schedule from its first
 * day, and HR notes it. HR may take an approved one back: what was assigned before holds again.
 */
export const rosterFlow = requestKind('work-schedule', {
  title: 'Work schedule',
  word: 'Schedule',
  version: 1,
  states: { FOR_APPROVAL: 'For approval', RETURNED: 'Returned', APPROVED: 'Approved', NOTED: 'Noted', CANCELLED: 'Cancelled' },
  ends: ['NOTED', 'CANCELLED'],
  waits: { FOR_APPROVAL: ['head'], RETURNED: ['owner'], APPROVED: ['hr'] },
  roles: { head: { head: 'own' }, hr: { group: 'EDATSADMIN' }, owner: { person: 'owner' }, system: { system: true } },
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
    note: { label: 'Note', from: ['APPROVED'], to: 'NOTED', by: ['hr'], decides: true, key: 'a' },
    correct: { label: 'Change and file again', from: ['RETURNED'], to: 'FOR_APPROVAL', by: ['owner'], onItsScreen: true },
    endWithService: {
      label: 'Ended with the service',
      from: ['FOR_APPROVAL', 'RETURNED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
    cancel: { label: 'Cancel request', from: ['FOR_APPROVAL', 'RETURNED'], to: 'CANCELLED', by: ['owner'] },
    revoke: { label: 'Revoke', from: ['APPROVED', 'NOTED'], to: 'CANCELLED', by: ['hr'], decides: true, needsReason: 'Reason', key: 'd' },
  },
  keptBy: 'EDATSADMIN',
  screen: '/department/edats/work-schedules/{id}',
  ownScreen: '/account/work-schedules/{id}',
});
