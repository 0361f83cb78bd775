import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Entries proposed for lists',
  purpose: 'To keep lists of schools, degrees and companies clean.',
  basis: 'authority',
  law: 'CSC Form No. 212, whose entries they are.',
  people: ['Employees', 'Applicants'],
  facts: ['who proposed which entry'],
  recipients: ['HR'],
  kept: { until: 'While the entry is in the list.' },
};
