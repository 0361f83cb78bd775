import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Monthly close of leave',
  purpose: 'To post what a month earned and cost.',
  basis: 'law',
  law: 'CSC Omnibus Rules on Leave (Rule XVI).',
  people: ['Employees'],
  facts: ['what was earned and charged'],
  recipients: ['HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
