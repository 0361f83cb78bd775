import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Late papers',
  purpose: 'To explain and extend what is late.',
  basis: 'authority',
  law: 'RA 11032 sec. 21.',
  people: ['Employees'],
  facts: ['explanations'],
  recipients: ['head of the office', 'the President’s office'],
  kept: { until: 'As the paper.' },
};
