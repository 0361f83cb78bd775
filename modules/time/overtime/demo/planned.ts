import type { Funding } from '../contract/overtime.ts';
import type { OvertimeState } from '../workflow.ts';

export interface Planned {
  state: OvertimeState;
  funding: Funding;
  activity: string;
  output: string;
  /** Its first evening: so many working days ago, or to come. */
  ago: number;
  days: number;
  people: number;
  own?: true;
}

/** One office over some months: what is to come, what runs and what is over. Hours of one person never meet. */
export const PLANNED: readonly Planned[] = [
  {
    state: 'FOR_RECOMMENDATION',
    funding: 'COC',
    activity: 'Encoding of the year-end liquidation reports',
    output: 'All reports of November encoded',
    ago: -5,
    days: 2,
    people: 1,
    own: true,
  },
  {
    state: 'FOR_RECOMMENDATION',
    funding: 'COC',
    activity: 'Sorting of vouchers for the audit',
    output: 'Vouchers of the third quarter sorted and bound',
    ago: -4,
    days: 1,
    people: 1,
  },
  {
    state: 'FOR_RECOMMENDATION',
    funding: 'PAY',
    activity: 'Registration of the second semester',
    output: 'Assessment of 400 students',
    ago: -12,
    days: 3,
    people: 2,
  },
  {
    state: 'FOR_FUNDS',
    funding: 'PAY',
    activity: 'Preparation of the budget proposal',
    output: 'Budget forms of all offices',
    ago: -9,
    days: 3,
    people: 3,
  },
  {
    state: 'FOR_APPROVAL',
    funding: 'COC',
    activity: 'Inventory of accountable forms',
    output: 'Inventory report signed',
    ago: -7,
    days: 2,
    people: 2,
  },
  {
    state: 'FOR_APPROVAL',
    funding: 'PAY',
    activity: 'Closing of the books',
    output: 'Trial balance of the year',
    ago: -15,
    days: 4,
    people: 2,
  },
  {
    state: 'APPROVED',
    funding: 'COC',
    activity: 'Posting of subsidiary ledgers',
    output: 'Ledgers posted up to November',
    ago: -1,
    days: 3,
    people: 1,
    own: true,
  },
  {
    state: 'RENDERED',
    funding: 'COC',
    activity: 'Reconciliation of the cash books',
    output: 'Reconciliation statements of October',
    ago: 4,
    days: 2,
    people: 2,
  },
  {
    state: 'OUTPUT_CERTIFIED',
    funding: 'COC',
    activity: 'Reply to the audit observations',
    output: 'Replies with their annexes',
    ago: 9,
    days: 2,
    people: 2,
  },
  {
    state: 'OUTPUT_CERTIFIED',
    funding: 'PAY',
    activity: 'Payroll of the mid-year bonus',
    output: 'Payroll of 400 employees',
    ago: 11,
    days: 1,
    people: 1,
  },
  {
    state: 'CREDITED',
    funding: 'COC',
    activity: 'Graduation rites',
    output: 'Fees of the graduates collected',
    ago: 28,
    days: 3,
    people: 3,
  },
  {
    state: 'CREDITED',
    funding: 'COC',
    activity: 'Transfer of the records room',
    output: 'Records moved and listed',
    ago: 52,
    days: 2,
    people: 2,
  },
  {
    state: 'PAID',
    funding: 'PAY',
    activity: 'Enrolment of the first semester',
    output: 'Assessment of 620 students',
    ago: 15,
    days: 3,
    people: 2,
  },
  {
    state: 'DISAPPROVED',
    funding: 'COC',
    activity: 'Filing of old circulars',
    output: 'Circulars filed by year',
    ago: 14,
    days: 1,
    people: 1,
  },
  { state: 'CANCELLED', funding: 'COC', activity: 'Physical count of supplies', output: 'Count sheets signed', ago: 6, days: 1, people: 2 },
];
