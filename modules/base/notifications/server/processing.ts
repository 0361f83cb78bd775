import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Notifications',
  purpose: 'To notify people of open items.',
  basis: 'authority',
  law: 'RA 11032 (clocks of requests).',
  people: ['Account holders'],
  facts: ['notifications and when they were read'],
  recipients: ['the person alone'],
  kept: { until: 'While the account is used, or the term that was set.' },
};
