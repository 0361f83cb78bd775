import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Months of daily time records',
  purpose: 'To submit, verify, receive and lock the month.',
  basis: 'law',
  law: 'CSC Form No. 48, COA rules on payroll support.',
  people: ['Employees', 'Job orders and contracts of service', 'Former employees'],
  facts: ['the frozen month', 'habitual tardiness'],
  recipients: ['the head', 'HR', 'COA'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
