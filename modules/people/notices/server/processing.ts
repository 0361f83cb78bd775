import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Salary adjustments and step increments',
  purpose: 'To give notice of a new salary.',
  basis: 'law',
  law: 'RA 6758, CSC-DBM JC 1 s.2012, the salary law in force.',
  people: ['Employees'],
  facts: ['position, grade, step, salary'],
  recipients: ['HR', 'payroll', 'GSIS'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
