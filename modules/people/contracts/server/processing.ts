import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Job orders and contracts of service',
  purpose: 'To draft, fund, sign and renew contracts.',
  basis: 'contract',
  law: 'COA-DBM JC 2 s.2020 and its amendments, CSC-COA-DBM JC 1 s.2017.',
  people: ['Job orders and contracts of service'],
  facts: ['name', 'work, pay and term', 'fund source'],
  recipients: ['HR', 'budget officer', 'signatories', 'COA'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
