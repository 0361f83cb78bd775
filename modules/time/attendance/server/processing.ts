import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Attendance and daily time records',
  purpose: 'To record when people are at work.',
  basis: 'law',
  law: 'CSC Omnibus Rules on Leave, CSC Form No. 48, RA 6713.',
  people: ['Employees', 'Job orders and contracts of service', 'Former employees'],
  facts: ['schedules', 'punches', 'late arrival, undertime, absence'],
  recipients: ['the head', 'HR', 'payroll', 'COA'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
