import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Service records and certificates',
  purpose: 'To certify service and employment.',
  basis: 'law',
  law: 'CSC and GSIS rules on service records (RA 8291).',
  people: ['Employees', 'Former employees'],
  facts: ['service in the university and elsewhere', 'certificates asked for and why'],
  recipients: ['HR', 'who is shown the paper'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
