import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Examinations and interviews',
  purpose: 'To examine and interview applicants.',
  basis: 'authority',
  law: '2017 ORAOHRA, merit selection plan.',
  people: ['Applicants', 'Members of boards and committees'],
  facts: ['time, place, answers to invitations'],
  recipients: ['HR', 'selection board'],
  kept: { until: 'As the application.' },
};
