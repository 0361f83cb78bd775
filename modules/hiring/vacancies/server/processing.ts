import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Job posts',
  purpose: 'To publish vacancies.',
  basis: 'law',
  law: 'RA 7041, CSC Form No. 9.',
  people: ['Employees'],
  facts: ['who made and published a post'],
  recipients: ['HR', 'the public sees the post alone'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
