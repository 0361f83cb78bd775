import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Circulated papers',
  purpose: 'To know who acknowledged a paper.',
  basis: 'authority',
  law: 'RA 9470, office rules.',
  people: ['Employees'],
  facts: ['who acknowledged when'],
  recipients: ['the sending office'],
  kept: { until: 'As the paper.' },
};
