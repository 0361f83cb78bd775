import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Credits paid in money',
  purpose: 'To monetize leave and pay terminal leave.',
  basis: 'law',
  law: 'CSC-DBM JC 2 s.1997, CSC MC 41 s.1998.',
  people: ['Employees', 'Former employees'],
  facts: ['days and amounts', 'days without pay'],
  recipients: ['HR', 'budget officer', 'accountant', 'COA'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
