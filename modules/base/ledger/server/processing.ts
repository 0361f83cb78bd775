import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Balances of leave and credits',
  purpose: 'To know what leave and compensatory credits people have.',
  basis: 'law',
  law: 'CSC Omnibus Rules on Leave (Rule XVI), CSC-DBM JC 2 s.2004.',
  people: ['Employees', 'Former employees'],
  facts: ['credits earned, charged and paid'],
  recipients: ['HR', 'who decides leave'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
