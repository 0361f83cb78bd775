import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Official travel and pass slips',
  purpose: 'To order travel and excuse the time.',
  basis: 'law',
  law: 'EO 77 s.2019, COA rules on travel.',
  people: ['Employees'],
  facts: ['destination, purpose, days, costs'],
  recipients: ['the head', 'HR', 'accountant'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
