import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Targets and ratings',
  purpose: 'To rate performance.',
  basis: 'law',
  law: 'CSC MC 6 s.2012 (SPMS).',
  people: ['Employees', 'Job orders and contracts of service'],
  facts: ['targets, ratings, evidence, coaching'],
  recipients: ['the head', 'performance management team', 'HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
