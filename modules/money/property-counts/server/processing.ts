import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Physical counts',
  purpose: 'To count property.',
  basis: 'law',
  law: 'PD 1445, COA Circular 80-124.',
  people: ['Members of boards and committees', 'Employees'],
  facts: ['who counted what'],
  recipients: ['property office', 'COA'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
