import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processingOfKernel: Processing = {
  activity: 'Audit trail, openings of records, files, mail and jobs',
  purpose: 'To prove who did, read, sent and received what, and to find misuse.',
  basis: 'law',
  law: 'RA 10173, sec. 20 and IRR sec. 25 to 29; PD 1445.',
  people: ['Employees', 'Job orders and contracts of service', 'Applicants', 'Account holders'],
  facts: ['what was changed, by whom, from what to what', 'who opened whose record', 'files sent', 'mail sent'],
  recipients: ['administrators of the system', 'the person, of their own record', 'COA'],
  kept: {
    forEver: 'The trail proves how every other record came to be; it is only added to. Files go with the records that hold them.',
  },
};
