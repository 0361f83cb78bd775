import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Punches at kiosks',
  purpose: 'To punch by card, number or face.',
  basis: 'law',
  law: 'CSC rules on machine attendance.',
  people: ['Employees', 'Job orders and contracts of service'],
  facts: ['card', 'punches', 'photo at the punch'],
  recipients: ['HR', 'the head'],
  kept: { until: 'Punches for good; photos for the days that were set.' },
};
