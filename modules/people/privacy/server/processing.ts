import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Rights of data subjects',
  purpose: 'To answer requests of data subjects and to keep the books of data protection.',
  basis: 'law',
  law: 'RA 10173 sec. 16 to 18 and 20, NPC Circular 16-03.',
  people: ['Employees', 'Account holders', 'Former employees', 'Applicants', 'Clients and senders of papers'],
  facts: [
    'who asked for which copy',
    'who asked for which right and the answer',
    'who read which privacy notice',
    'whose records are under a legal hold, and why',
  ],
  recipients: ['data protection officer', 'HR'],
  kept: { until: 'Copies for a week; who asked, requests and their answers, holds and what was purged, for good.' },
};
