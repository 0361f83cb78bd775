import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Papers of payrolls',
  purpose: 'To print vouchers, bank lists and remittances.',
  basis: 'law',
  law: 'GAM, PD 1445.',
  people: ['Employees', 'Job orders and contracts of service'],
  facts: ['pay on lists and forms'],
  recipients: ['seats of payroll', 'COA', 'banks and agencies'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
