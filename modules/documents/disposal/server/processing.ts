import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Disposal of papers',
  purpose: 'To dispose of papers as authorized.',
  basis: 'law',
  law: 'RA 9470.',
  people: ['Employees'],
  facts: ['who requested and witnessed'],
  recipients: ['records office', 'National Archives'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
