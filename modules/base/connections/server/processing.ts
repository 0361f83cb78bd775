import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Accounts from the directory',
  purpose: 'To let the directory of the university add, name and suspend the accounts of those who sign in.',
  basis: 'authority',
  law: 'RA 10173, IRR sec. 25 to 29 (security measures).',
  people: ['Employees', 'Account holders'],
  facts: ['what the directory calls the account', 'given and family name there', 'when it suspended or removed the account'],
  recipients: ['administrators', 'the directory of the university'],
  kept: { until: 'As long as the account.' },
};
