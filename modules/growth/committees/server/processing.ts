import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Committees of learning and performance',
  purpose: 'To seat committees and keep their minutes.',
  basis: 'authority',
  law: 'CSC MC 6 s.2012, university rules.',
  people: ['Members of boards and committees'],
  facts: ['seats, presence, minutes'],
  recipients: ['committee', 'HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
