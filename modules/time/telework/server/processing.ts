import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Work from home',
  purpose: 'To order and report work from home.',
  basis: 'law',
  law: 'CSC MC 6 s.2022.',
  people: ['Employees'],
  facts: ['days, logs, outputs, place of work'],
  recipients: ['the head', 'HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
