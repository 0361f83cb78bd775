import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Scholarships and service obligation',
  purpose: 'To grant study leave and follow the obligation.',
  basis: 'contract',
  law: 'CSC rules on study leave and scholarship contracts.',
  people: ['Employees'],
  facts: ['application, contract, grades reported, costs, obligation'],
  recipients: ['committee', 'HR', 'accountant'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
