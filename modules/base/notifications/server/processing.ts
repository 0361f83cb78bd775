import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Notifications',
  purpose: 'To tell people what waits for them.',
  basis: 'authority',
  law: 'RA 11032 (clocks of requests).',
  people: ['Account holders'],
  facts: ['what was told and when it was read'],
  recipients: ['the person alone'],
  kept: { until: 'While the account is used, or the term that was set.' },
};
