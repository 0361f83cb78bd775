import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Circulars read',
  purpose: 'To know whom a circular reached.',
  basis: 'authority',
  law: 'Office rules on memoranda.',
  people: ['Employees'],
  facts: ['who read which circular when'],
  recipients: ['the issuing office'],
  kept: { until: 'While the circular is in force.' },
};
