import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: '201 files',
  purpose: 'To keep the papers that prove a person’s service.',
  basis: 'law',
  law: 'CSC MC 8 s.2007 (201 files).',
  people: ['Employees', 'Former employees'],
  facts: ['scanned papers, among them clearances, statements of assets and medical papers (sensitive)'],
  recipients: ['HR', 'the person'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
