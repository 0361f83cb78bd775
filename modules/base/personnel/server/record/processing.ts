import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Personnel records',
  purpose: 'To appoint, pay, promote and separate people by law.',
  basis: 'law',
  law: 'Civil service law (PD 807, EO 292), CSC rules on appointments (2017 ORAOHRA).',
  people: ['Employees', 'Job orders and contracts of service', 'Former employees'],
  facts: [
    'name, birth, sex, civil status',
    'identity numbers (sensitive)',
    'appointments, salaries, assignments',
    'separation and clearance',
  ],
  recipients: ['HR', 'heads of offices', 'CSC', 'GSIS, PhilHealth, Pag-IBIG and BIR by their forms'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
