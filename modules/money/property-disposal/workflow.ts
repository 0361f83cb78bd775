import { requestKind } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of an inventory and inspection report of unserviceable property (domain page, B4) once it is submitted: its committee inspects, the head of
 * the agency approves, the custodian records what became of each item. The accountable officer decides nothing of it.
 */
export const disposalFlow = requestKind('property-disposal', {
  title: 'Disposal of property',
  word: 'Disposal of property',
  version: 1,
  states: {
    INSPECTING: 'Before the disposal committee',
    INSPECTED: 'For approval',
    APPROVED: 'To be disposed of',
    DISPOSED: 'Disposed of',
    REFUSED: 'Disapproved',
    VOIDED: 'Voided',
  },
  ends: ['DISPOSED', 'REFUSED', 'VOIDED'],
  waits: { INSPECTING: ['chair'], INSPECTED: ['approver'], APPROVED: ['custodian'] },
  roles: { chair: { person: 'chosen' }, approver: { head: 'named' }, custodian: { group: 'PROPERTYCUSTODIAN' } },
  steps: {
    recommend: { label: 'Submit the findings', from: ['INSPECTING'], to: 'INSPECTED', by: ['chair'], decides: true, key: 'a' },
    approve: { label: 'Approve', from: ['INSPECTED'], to: 'APPROVED', by: ['approver'], decides: true, key: 'a' },
    give_back: {
      label: 'Back to the committee',
      from: ['INSPECTED'],
      to: 'INSPECTING',
      by: ['approver'],
      needsReason: 'What is to be inspected again',
      key: 'r',
    },
    disapprove: {
      label: 'Disapprove',
      from: ['INSPECTED'],
      to: 'REFUSED',
      by: ['approver'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    record: { label: 'Record a disposal', from: ['APPROVED'], to: null, by: ['custodian'], onItsScreen: true },
    finish: { label: 'Close the report', from: ['APPROVED'], to: 'DISPOSED', by: ['custodian'], key: 'a' },
    void: {
      label: 'Void the report',
      from: ['INSPECTING', 'INSPECTED', 'APPROVED'],
      to: 'VOIDED',
      by: ['custodian'],
      needsReason: 'Reason',
    },
  },
  keptBy: 'PROPERTYCUSTODIAN',
  screen: '/property/disposals/{id}',
});

/** A report is drafted before it is submitted; then it has the state of its request. */
export const STATES = { DRAFTED: 'Drafted', ...disposalFlow.words } as const;
export type ReportState = keyof typeof STATES;
