import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Appointments and assumption of duty',
  purpose: 'To issue appointments and report them.',
  basis: 'law',
  law: '2017 ORAOHRA, CS Form No. 33.',
  people: ['Applicants', 'Employees'],
  facts: ['appointment with its papers, medical certificate among them (sensitive)'],
  recipients: ['HR', 'CSC', 'the appointing authority'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
