import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Personal data sheets',
  purpose: 'To keep CSC Form No. 212 as the law asks for it.',
  basis: 'law',
  law: 'CSC Form No. 212 (2025), EO 292.',
  people: ['Employees', 'Applicants', 'Families of employees'],
  facts: ['family', 'education, eligibility, work, training', 'identity numbers (sensitive)', 'answers to questions 34 to 40 (sensitive)'],
  recipients: ['HR', 'chair of the selection board', 'CSC'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
