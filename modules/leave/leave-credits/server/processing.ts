import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Service credits and certificates of credits',
  purpose: 'To credit service of teachers and to certify credits.',
  basis: 'law',
  law: 'CSC rules on vacation service credits.',
  people: ['Employees'],
  facts: ['credits granted by order'],
  recipients: ['HR', 'payroll'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
