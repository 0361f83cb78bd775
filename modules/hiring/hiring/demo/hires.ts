import type { HireKind, RateKind } from '../rules/hire-terms.ts';
import type { HireState } from '../workflow.ts';

export interface DemoHire {
  state: HireState;
  kind: HireKind;
  /** Drafted so many days ago. */
  daysAgo: number;
  /** For what is no plantilla item: the position, the status, and the rate in centavos. */
  position?: string;
  status?: string;
  rate?: [centavos: number, kind: RateKind];
  needed?: number;
  justification: string;
}

/** The requests of a year, the oldest first. A plantilla item is taken as it comes; where a university has too few, the oldest are left out. */
export const HIRES: readonly DemoHire[] = [
  {
    state: 'FILLED',
    kind: 'plantilla',
    daysAgo: 330,
    justification: 'The item is the only one of its kind in the office; its work is shared by people who have their own.',
  },
  {
    state: 'FILLED',
    kind: 'job order',
    daysAgo: 325,
    position: 'Administrative Aide VI',
    status: 'JO',
    rate: [68_000, 'daily'],
    justification: 'The election of the student council falls into the week of the enrolment.',
  },
  {
    state: 'LAPSED',
    kind: 'plantilla',
    daysAgo: 320,
    justification: 'The external auditors noted the backlog of this desk two years in a row.',
  },
  {
    state: 'DISAPPROVED',
    kind: 'job order',
    daysAgo: 290,
    position: 'Administrative Aide IV',
    status: 'JO',
    rate: [62_000, 'daily'],
    needed: 3,
    justification: 'Encoding of the records of three decades before the move to the new building.',
  },
  {
    state: 'NOT_FUNDED',
    kind: 'casual',
    daysAgo: 255,
    position: 'Administrative Aide III',
    status: 'CAS',
    needed: 2,
    justification: 'The enrolment of the first semester doubles the transactions of the counter.',
  },
  {
    state: 'POSTED',
    kind: 'plantilla',
    daysAgo: 240,
    justification: 'The former holder left in the middle of the accreditation; the documents of two areas wait.',
  },
  {
    state: 'POSTED',
    kind: 'plantilla',
    daysAgo: 200,
    justification: 'The ratio of staff to clients of this office is half of what the service charter assumes.',
  },
  {
    state: 'POSTED',
    kind: 'plantilla',
    daysAgo: 150,
    justification: 'The work is done on overtime, which the auditors have asked the university to end.',
  },
  {
    state: 'CANCELLED',
    kind: 'job order',
    daysAgo: 130,
    position: 'Administrative Assistant II',
    status: 'COS',
    rate: [2_100_000, 'monthly'],
    justification: 'A project of the Department of Science and Technology needs a clerk until December.',
  },
  {
    state: 'POSTED',
    kind: 'plantilla',
    daysAgo: 95,
    justification: 'The position signs reports that the Commission on Audit asks for each month.',
  },
  {
    state: 'POSTED',
    kind: 'plantilla',
    daysAgo: 70,
    justification: 'The functional statement of the unit names this position as the one that answers for the records.',
  },
  {
    state: 'POSTED',
    kind: 'part-time lecturer',
    daysAgo: 60,
    position: 'Instructor I',
    status: 'PT',
    rate: [25_000, 'hourly'],
    needed: 4,
    justification: 'Eleven sections of the second semester have no teacher.',
  },
  {
    state: 'APPROVED',
    kind: 'plantilla',
    daysAgo: 34,
    justification: 'The retirement of its holder leaves the office without anyone who may certify its papers.',
  },
  {
    state: 'FUNDED',
    kind: 'plantilla',
    daysAgo: 24,
    justification: 'The new campus building adds two floors to what this unit looks after.',
  },
  {
    state: 'APPROVED',
    kind: 'job order',
    daysAgo: 22,
    position: 'Administrative Aide VI',
    status: 'JO',
    rate: [70_000, 'daily'],
    needed: 2,
    justification: 'Inventory of equipment before the end of the fiscal year.',
  },
  {
    state: 'HR_VERIFIED',
    kind: 'plantilla',
    daysAgo: 17,
    justification: 'The work was given to a job order for a year; an item for it is vacant.',
  },
  { state: 'ENDORSED', kind: 'plantilla', daysAgo: 12, justification: 'The college opens two more sections of its largest program.' },
  {
    state: 'RETURNED',
    kind: 'casual',
    daysAgo: 9,
    position: 'Administrative Aide III',
    status: 'CAS',
    needed: 1,
    justification: 'Help is needed at the counter.',
  },
  {
    state: 'SUBMITTED',
    kind: 'plantilla',
    daysAgo: 5,
    justification: 'Its former holder was promoted to another office; the desk is kept by the head.',
  },
  {
    state: 'SUBMITTED',
    kind: 'part-time lecturer',
    daysAgo: 3,
    position: 'Instructor I',
    status: 'PT',
    rate: [25_000, 'hourly'],
    needed: 2,
    justification: 'Two teachers go on study leave with the next semester.',
  },
  { state: 'DRAFT', kind: 'plantilla', daysAgo: 1, justification: 'To be completed with the figures of the third quarter.' },
];

export const DUTIES = [
  'Receives, checks and records the documents of the office.',
  'Prepares reports and communications for the signature of the head.',
  'Answers inquiries of clients within the time of the service charter.',
  'Does related work that the head assigns.',
].join('\n');

export const PREFERRED = 'Works with spreadsheets and the records of a government office; writes clear letters.';
