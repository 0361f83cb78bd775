import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Fund sources of service',
  purpose: 'To charge casuals and job orders to their allotment.',
  basis: 'law',
  law: 'PD 1445, DBM rules on obligations.',
  people: ['Employees', 'Job orders and contracts of service'],
  facts: ['who is charged to what'],
  recipients: ['budget officer', 'accountant'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
