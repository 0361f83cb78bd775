import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Heads of offices and other positions',
  purpose: 'To know who answers for which office on which day.',
  basis: 'authority',
  law: 'RA 10931 and the charter of the university; CSC rules on designations.',
  people: ['Employees'],
  facts: ['name', 'office', 'position', 'terms'],
  recipients: ['everyone who signs in'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
