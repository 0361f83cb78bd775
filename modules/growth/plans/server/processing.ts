import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Competencies and development plans',
  purpose: 'To agree on development.',
  basis: 'authority',
  law: 'PRIME-HRM, CSC MC 3 s.2012.',
  people: ['Employees'],
  facts: ['assessed competencies', 'plans'],
  recipients: ['the head', 'HR'],
  kept: { until: 'While the person serves, and five years of plans after.' },
};
