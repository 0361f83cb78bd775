import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Property on receipts and slips',
  purpose: 'To know who is accountable for what.',
  basis: 'law',
  law: 'PD 1445, COA Circular 2022-004.',
  people: ['Employees', 'Job orders and contracts of service', 'Former employees'],
  facts: ['items, values, dates'],
  recipients: ['property office', 'the head', 'COA'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
