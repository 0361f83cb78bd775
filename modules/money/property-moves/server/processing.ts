import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Transfers, returns and losses of property',
  purpose: 'To move accountability and to judge losses.',
  basis: 'law',
  law: 'PD 1445 sec. 73 and 102.',
  people: ['Employees', 'Former employees'],
  facts: ['items', 'statements on a loss'],
  recipients: ['property office', 'COA'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
