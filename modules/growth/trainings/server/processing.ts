import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Trainings',
  purpose: 'To nominate, attend and evaluate.',
  basis: 'authority',
  law: 'CSC MC 43 s.1993, PRIME-HRM.',
  people: ['Employees', 'Job orders and contracts of service'],
  facts: ['nomination, attendance, certificate, evaluation'],
  recipients: ['the head', 'HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
