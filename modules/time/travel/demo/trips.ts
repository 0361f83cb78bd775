import type { TRANSPORTS } from '../contract/trips.ts';
import type { TripPart } from '../rules/trip-days.ts';
import type { TripState } from '../workflow.ts';

export interface DemoTrip {
  office: 'ACCT' | 'CAS';
  /** The place of its owner among the people of the office; the first is the one with an account. */
  who: number;
  companions: number;
  state: TripState;
  /** From today; negative in the past. */
  inDays: number;
  days: number;
  part?: TripPart;
  hours?: [from: number, to: number];
  destination: string;
  purpose: string;
  isAbroad?: true;
  transport: keyof typeof TRANSPORTS;
  basis: string;
  expenses: string;
}

/** Several in each state; those of the first person of each office are seen by an account of the demo. */
export const TRIPS: readonly DemoTrip[] = [
  {
    office: 'ACCT',
    who: 0,
    companions: 1,
    state: 'SUBMITTED',
    inDays: 9,
    days: 3,
    destination: 'DBM Regional Office III, San Fernando',
    purpose: 'Seminar on the new chart of accounts',
    transport: 'UNIVERSITY',
    basis: 'DBM invitation of 9 November 2026',
    expenses: 'Per diem of 3 days, MOOE',
  },
  {
    office: 'ACCT',
    who: 1,
    companions: 0,
    state: 'APPROVED',
    inDays: -4,
    days: 2,
    destination: 'COA Provincial Satellite Office, Cabanatuan City',
    purpose: 'Submission of the financial statements of the third quarter',
    transport: 'PUBLIC',
    basis: '',
    expenses: '',
  },
  {
    office: 'ACCT',
    who: 1,
    companions: 0,
    state: 'COMPLETED',
    inDays: -34,
    days: 2,
    destination: 'Land Bank of the Philippines, Quezon City',
    purpose: 'Training on electronic payments',
    transport: 'UNIVERSITY',
    basis: 'LBP letter 2026-418',
    expenses: 'Per diem of 2 days, MOOE',
  },
  {
    office: 'ACCT',
    who: 1,
    companions: 2,
    state: 'RECOMMENDED',
    inDays: 16,
    days: 4,
    destination: 'Government Accountants Convention, Baguio City',
    purpose: 'Annual convention, with 24 units of continuing education',
    transport: 'PUBLIC',
    basis: 'AGAP circular 12, s. 2026',
    expenses: 'Registration PHP 8,500 each, per diem, HRD fund',
  },
  {
    office: 'ACCT',
    who: 2,
    companions: 0,
    state: 'SUBMITTED',
    inDays: 2,
    days: 1,
    part: 'HOURS',
    hours: [780, 960],
    destination: 'Municipal Treasurer, San Isidro',
    purpose: 'Reconciliation of the special education fund',
    transport: 'NONE',
    basis: '',
    expenses: '',
  },
  {
    office: 'ACCT',
    who: 3,
    companions: 0,
    state: 'RETURNED',
    inDays: 24,
    days: 2,
    destination: 'PhilGEPS training, Manila',
    purpose: 'Training of buyers',
    transport: 'OWN',
    basis: '',
    expenses: '',
  },
  {
    office: 'ACCT',
    who: 3,
    companions: 0,
    state: 'DISAPPROVED',
    inDays: -12,
    days: 3,
    destination: 'Tagaytay City',
    purpose: 'Seminar on tax updates',
    transport: 'PUBLIC',
    basis: 'BIR invitation',
    expenses: 'Registration PHP 6,000',
  },
  {
    office: 'CAS',
    who: 1,
    companions: 0,
    state: 'APPROVED',
    inDays: 0,
    days: 2,
    destination: 'CHED Regional Office III, San Fernando',
    purpose: 'Delivery of the compliance report of the science programs',
    transport: 'UNIVERSITY',
    basis: 'CHED memorandum 2026-77',
    expenses: '',
  },
  {
    office: 'CAS',
    who: 1,
    companions: 1,
    state: 'APPROVED',
    inDays: 20,
    days: 5,
    isAbroad: true,
    destination: 'Kasetsart University, Bangkok',
    purpose: 'Signing of the exchange of students',
    transport: 'AIR_SEA',
    basis: 'Invitation of 2 October 2026',
    expenses: 'Fare and per diem, international linkages fund',
  },
  {
    office: 'CAS',
    who: 2,
    companions: 0,
    state: 'CANCELLED',
    inDays: 6,
    days: 3,
    destination: 'National Research Council, Taguig City',
    purpose: 'Workshop of reviewers',
    transport: 'PUBLIC',
    basis: 'NRCP letter',
    expenses: '',
  },
  {
    office: 'CAS',
    who: 2,
    companions: 0,
    state: 'COMPLETED',
    inDays: -20,
    days: 2,
    part: 'AM',
    destination: 'Division Office, City of Gapan',
    purpose: 'Judge of the science fair',
    transport: 'OWN',
    basis: 'Letter of the superintendent',
    expenses: '',
  },
  {
    office: 'CAS',
    who: 3,
    companions: 0,
    state: 'SUBMITTED',
    inDays: 5,
    days: 1,
    destination: 'University of the Philippines, Diliman',
    purpose: 'Borrowing of specimens for the biology laboratory',
    transport: 'UNIVERSITY',
    basis: '',
    expenses: '',
  },
];
