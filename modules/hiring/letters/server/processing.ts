import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Letters to applicants',
  purpose: 'To tell applicants what was decided.',
  basis: 'authority',
  law: '2017 ORAOHRA, RA 11032.',
  people: ['Applicants'],
  facts: ['name, address, what was decided'],
  recipients: ['HR', 'the applicant'],
  kept: { until: 'As the application that the letter is about.' },
};
