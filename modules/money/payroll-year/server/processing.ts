import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Year of pay and tax',
  purpose: 'To pay bonuses and issue BIR Form 2316.',
  basis: 'law',
  law: 'NIRC, RR 11-2018.',
  people: ['Employees', 'Former employees'],
  facts: ['pay and tax of a year', 'former employers'],
  recipients: ['seats of payroll', 'BIR'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
