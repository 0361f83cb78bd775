import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Invitations to activate accounts',
  purpose: 'To give people who have a record their account.',
  basis: 'authority',
  law: 'RA 10173, IRR sec. 25 to 29 (security measures).',
  people: ['Employees'],
  facts: ['name', 'e-mail address', 'when the account was activated'],
  recipients: ['HR', 'heads for their office'],
  kept: { until: 'While the account is used.' },
};
