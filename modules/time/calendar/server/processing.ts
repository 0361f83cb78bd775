import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Suspensions of work by person',
  purpose: 'To excuse people whose work was suspended.',
  basis: 'law',
  law: 'CSC MC 2 s.2022 and local suspensions.',
  people: ['Employees'],
  facts: ['days excused'],
  recipients: ['HR', 'the head'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
