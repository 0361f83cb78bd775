import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Selection boards',
  purpose: 'To seat boards without conflicts of interest.',
  basis: 'law',
  law: '2017 ORAOHRA, RA 6713 (relationships).',
  people: ['Members of boards and committees'],
  facts: ['seats', 'relationships to applicants'],
  recipients: ['HR', 'the board'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
