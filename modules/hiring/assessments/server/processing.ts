import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Comparative assessment',
  purpose: 'To rank applicants and record the choice.',
  basis: 'law',
  law: '2017 ORAOHRA, merit selection plan.',
  people: ['Applicants', 'Members of boards and committees'],
  facts: ['ratings', 'ranks', 'votes on ties'],
  recipients: ['HR', 'selection board', 'the appointing authority'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
