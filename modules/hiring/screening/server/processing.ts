import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Screening of applications',
  purpose: 'To compare applicants with the qualification standards.',
  basis: 'law',
  law: '2017 ORAOHRA, CSC qualification standards.',
  people: ['Applicants'],
  facts: ['education, training, experience, eligibility as judged'],
  recipients: ['HR', 'selection board'],
  kept: { until: 'As the application.' },
};
