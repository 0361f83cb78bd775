import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Document tracking',
  purpose: 'To know where a paper is and how long it takes.',
  basis: 'authority',
  law: 'RA 11032, RA 9470.',
  people: ['Employees', 'Clients and senders of papers'],
  facts: ['who registered, received, acted', 'name and contact of who sent a paper'],
  recipients: ['offices on the way of the paper', 'the sender by receipt'],
  kept: { until: 'By the retention of the type of paper, disposed of as the National Archives authorize.' },
};
