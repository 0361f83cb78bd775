import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Researchers and their projects',
  purpose: 'To report research and to release load for it.',
  basis: 'authority',
  law: 'RA 8292, CHED and DBM reports on research.',
  people: ['Employees'],
  facts: ['discipline', 'ORCID iD', 'projects', 'load released'],
  recipients: ['HR', 'research office'],
  kept: { until: 'While the person serves, and for the figures of past years.' },
};
