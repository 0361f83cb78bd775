import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Payroll',
  purpose: 'To pay people and withhold by law.',
  basis: 'law',
  law: 'RA 6758, NIRC, RA 8291, RA 11223, RA 9679.',
  people: ['Employees', 'Job orders and contracts of service', 'Former employees'],
  facts: ['pay', 'deductions and loans', 'bank account, sealed', 'tax'],
  recipients: ['seats of payroll', 'COA', 'GSIS, PhilHealth, Pag-IBIG, BIR', 'the bank'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
