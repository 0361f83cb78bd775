import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Applications for work',
  purpose: 'To receive and judge applications.',
  basis: 'consent',
  law: '2017 ORAOHRA; consent to the notice for applicants.',
  people: ['Applicants', 'Employees'],
  facts: ['data sheet as it was sent (sensitive)', 'papers', 'letters', 'steps'],
  recipients: ['HR', 'selection board'],
  kept: { until: 'Of unsuccessful applicants two years after the last decision; of who is hired, as the 201 file.' },
};
