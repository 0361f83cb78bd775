import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Teaching loads and faculty DTR',
  purpose: 'To know which classes were kept.',
  basis: 'law',
  law: 'CSC MC on faculty hours, rules of the board of regents.',
  people: ['Employees'],
  facts: ['classes, hours, room', 'what was missed'],
  recipients: ['the head', 'academic affairs', 'HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
