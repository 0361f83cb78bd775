import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Rights of data subjects',
  purpose: 'To answer requests of data subjects and to keep the books of data protection.',
  basis: 'law',
  law: 'RA 10173 sec. 16 to 18 and 20, NPC Circular 16-03.',
  people: ['Employees', 'Account holders', 'Former employees'],
  facts: ['who asked for which copy', 'whose records are under a legal hold, and why'],
  recipients: ['data protection officer', 'HR'],
  kept: { until: 'Copies for a week; who asked, holds and what was purged, for good.' },
};
