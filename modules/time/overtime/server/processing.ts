import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Overtime and compensatory credits',
  purpose: 'To order, credit or pay overtime.',
  basis: 'law',
  law: 'CSC-DBM JC 1 s.2015 and JC 2 s.2004.',
  people: ['Employees'],
  facts: ['orders', 'hours', 'credits and pay'],
  recipients: ['the head', 'HR', 'budget officer', 'payroll'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
