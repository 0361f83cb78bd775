import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Registers of property',
  purpose: 'To keep the books that COA prescribes.',
  basis: 'law',
  law: 'COA Circular 2022-004, GAM.',
  people: ['Employees'],
  facts: ['who holds what'],
  recipients: ['property office', 'accountant', 'COA'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
