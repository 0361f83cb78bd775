import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Requests to hire',
  purpose: 'To decide that a vacancy is filled.',
  basis: 'authority',
  law: '2017 ORAOHRA, university rules.',
  people: ['Employees'],
  facts: ['who asked and decided'],
  recipients: ['the head', 'HR', 'the President'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
