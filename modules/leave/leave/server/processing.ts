import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Applications for leave',
  purpose: 'To decide leave and keep its papers.',
  basis: 'law',
  law: 'CSC Omnibus Rules on Leave, RA 11210, RA 9710, RA 9262.',
  people: ['Employees', 'Former employees'],
  facts: ['kind, days and reason', 'medical and protective papers (sensitive, confidential kinds shown to HR alone)'],
  recipients: ['who decides', 'HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
