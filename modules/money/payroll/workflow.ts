import { requestKind, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of a payroll run (domain page, C4 and C5b.12): who computes it neither checks nor certifies it; each seat after the checking sends back
 * what is wrong with a reason. The people of a run are not its parties: who decides may be paid by it.
 */
export const runFlow = requestKind('payroll-run', {
  title: 'Payroll run',
  word: 'Payroll',
  version: 1,
  states: {
    DRAFT: 'Draft',
    COMPUTED: 'Computed',
    CHECKED: 'Checked',
    FUNDS_CERTIFIED: 'Funds certified',
    CERTIFIED: 'Certified',
    APPROVED: 'Approved',
    RELEASED: 'Released',
    CANCELLED: 'Cancelled',
  },
  ends: ['RELEASED', 'CANCELLED'],
  waits: {
    DRAFT: ['preparer'],
    COMPUTED: ['checker'],
    CHECKED: ['budget'],
    FUNDS_CERTIFIED: ['accountant'],
    CERTIFIED: ['president'],
    APPROVED: ['cashier'],
  },
  roles: {
    preparer: { group: 'PAYROLL' },
    checker: { group: 'PAYROLL' },
    budget: { group: 'PAYROLLBUDGET' },
    accountant: { group: 'PAYROLLACCOUNTING' },
    president: { head: 'named' },
    cashier: { group: 'PAYROLLCASHIER' },
    system: { system: true },
  },
  steps: {
    compute: { label: 'Compute', from: ['DRAFT', 'COMPUTED'], to: 'COMPUTED', by: ['system'] },
    gather: { label: 'Compute', from: ['DRAFT', 'COMPUTED'], to: null, by: ['preparer'], onItsScreen: true },
    check: { label: 'Check', from: ['COMPUTED'], to: 'CHECKED', by: ['checker'], decides: true, key: 'a' },
    certifyFunds: { label: 'Certify funds', from: ['CHECKED'], to: 'FUNDS_CERTIFIED', by: ['budget'], decides: true, key: 'a' },
    certify: { label: 'Certify', from: ['FUNDS_CERTIFIED'], to: 'CERTIFIED', by: ['accountant'], decides: true, key: 'a' },
    approve: { label: 'Approve', from: ['CERTIFIED'], to: 'APPROVED', by: ['president'], decides: true, key: 'a' },
    release: { label: 'Release', from: ['APPROVED'], to: 'RELEASED', by: ['cashier'], decides: true, key: 'a' },
    giveBack: {
      label: 'Send back',
      from: ['CHECKED', 'FUNDS_CERTIFIED', 'CERTIFIED', 'APPROVED'],
      to: 'COMPUTED',
      by: ['budget', 'accountant', 'president', 'cashier'],
      needsReason: 'What is to be mended',
      key: 'r',
    },
    cancel: {
      label: 'Cancel the run',
      from: ['DRAFT', 'COMPUTED', 'CHECKED', 'FUNDS_CERTIFIED', 'CERTIFIED', 'APPROVED'],
      to: 'CANCELLED',
      by: ['preparer'],
      needsReason: 'Reason',
    },
  },
  keptBy: 'PAYROLL',
  screen: '/payroll/runs/{id}',
  oneByOne: true,
});
export type RunState = StateOf<typeof runFlow>;
