import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Time-log appeals',
  purpose: 'To correct attendance that a person contests.',
  basis: 'law',
  law: 'CSC Form No. 48 and its verification.',
  people: ['Employees', 'Job orders and contracts of service'],
  facts: ['what was contested, with proofs'],
  recipients: ['the head', 'HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
