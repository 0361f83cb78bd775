import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Forced leave',
  purpose: 'To plan the five days and forfeit what was not taken.',
  basis: 'law',
  law: 'CSC Omnibus Rules on Leave, sec. 25.',
  people: ['Employees'],
  facts: ['days planned, taken, forfeited'],
  recipients: ['the head', 'HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
