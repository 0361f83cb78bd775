import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Disposal of property and gate passes',
  purpose: 'To dispose of what is unserviceable.',
  basis: 'law',
  law: 'PD 1445 sec. 79.',
  people: ['Employees', 'Members of boards and committees'],
  facts: ['who reported, inspected, borrowed'],
  recipients: ['property office', 'COA'],
  kept: {
    forEver:
      'Records of accountability, which auditors and courts ask for; destroyed only as the National Archives authorize (RA 9470, PD 1445).',
  },
};
