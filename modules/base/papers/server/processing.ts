import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Papers issued with a code',
  purpose: 'To let anyone verify that a paper is the university’s.',
  basis: 'authority',
  law: 'RA 8792 (electronic documents), RA 11032.',
  people: ['Employees', 'Former employees', 'Applicants'],
  facts: ['name on the paper', 'kind and number', 'what the paper says'],
  recipients: ['who verifies by the code sees what the face of the paper says'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
