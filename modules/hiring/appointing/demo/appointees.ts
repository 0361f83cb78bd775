import type { ApplicationState } from '@talaan/applicants/workflow.ts';
import type { AppointmentAction } from '../workflow.ts';

export interface Appointee {
  surname: string;
  first_name: string;
  sex: 'Female' | 'Male';
  application: ApplicationState;
  way: readonly AppointmentAction[];
  /** Months ago, and the day of that month. */
  issued: [months: number, day: number] | null;
  /** Days ago on which the copy was received and the oath taken. */
  received: number | null;
  /** How many papers of the checklist came. */
  papers: number;
  /** In the report that was submitted. */
  isReported?: true;
}

const ISSUED = ['submit', 'issue'] as const;

/** Applicants from outside whose appointments are on their way. */
export const APPOINTEES: readonly Appointee[] = [
  {
    surname: 'Abrenica',
    first_name: 'Katrina Mae',
    sex: 'Female',
    application: 'APPOINTED',
    way: [...ISSUED, 'send', 'attest'],
    issued: [2, 9],
    received: 16,
    papers: 20,
    isReported: true,
  },
  {
    surname: 'Balmaceda',
    first_name: 'Jerome',
    sex: 'Male',
    application: 'APPOINTED',
    way: [...ISSUED, 'send'],
    issued: [2, 16],
    received: 12,
    papers: 18,
    isReported: true,
  },
  {
    surname: 'Cabrera',
    first_name: 'Lyka Rose',
    sex: 'Female',
    application: 'FOR_APPOINTMENT',
    way: [],
    issued: null,
    received: null,
    papers: 4,
  },
  {
    surname: 'Dagohoy',
    first_name: 'Vincent',
    sex: 'Male',
    application: 'FOR_APPOINTMENT',
    way: ['submit'],
    issued: null,
    received: null,
    papers: 11,
  },
  {
    surname: 'Estrella',
    first_name: 'Nica',
    sex: 'Female',
    application: 'APPOINTED',
    way: ISSUED,
    issued: [1, 26],
    received: 9,
    papers: 14,
  },
  {
    surname: 'Faustino',
    first_name: 'Angelo',
    sex: 'Male',
    application: 'APPOINTED',
    way: ISSUED,
    issued: [1, 12],
    received: null,
    papers: 9,
  },
  {
    surname: 'Guiang',
    first_name: 'Trisha',
    sex: 'Female',
    application: 'APPOINTED',
    way: ISSUED,
    issued: [2, 27],
    received: 5,
    papers: 16,
  },
];
