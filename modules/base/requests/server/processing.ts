import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Requests and their decisions',
  purpose: 'To decide what people file in the order and the time of law.',
  basis: 'authority',
  law: 'RA 11032 (ease of doing business), 2025 RACCS for who decides.',
  people: ['Employees', 'Job orders and contracts of service', 'Former employees'],
  facts: ['what was filed', 'who decided what, when and why'],
  recipients: ['who decides', 'HR'],
  kept: {
    forEver:
      'Service and what rests on it is proven after decades; public records are destroyed only as the National Archives authorize (RA 9470).',
  },
};
