import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Plantilla items and their incumbents',
  purpose: 'To show who sits in which authorized item.',
  basis: 'law',
  law: 'RA 6758, DBM rules on PSIPOP.',
  people: ['Employees', 'Former employees'],
  facts: ['item', 'grade and step', 'incumbent'],
  recipients: ['HR', 'budget officer', 'DBM and CSC by their reports'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
