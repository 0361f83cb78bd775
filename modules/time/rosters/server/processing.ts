import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Work schedules asked for and shifts',
  purpose: 'To schedule shifts and flexible hours.',
  basis: 'law',
  law: 'CSC MC 6 s.2022 (flexible work).',
  people: ['Employees', 'Job orders and contracts of service'],
  facts: ['hours and reasons'],
  recipients: ['the head', 'HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
