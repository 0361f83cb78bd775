import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Accounts and sign-in',
  purpose: 'To let people in safely and to find misuse.',
  basis: 'authority',
  law: 'RA 10173, IRR sec. 25 to 29 (security measures).',
  people: ['Account holders', 'Applicants'],
  facts: ['name', 'e-mail address', 'roles', 'sign-ins with network address and device', 'second steps, sealed'],
  recipients: ['administrators of the system'],
  kept: { until: 'Accounts while they are used; sign-ins for 400 days, tries with unknown addresses for 30.' },
};
