import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Feedback and satisfaction of clients',
  purpose: 'To mend what users tell, and to report satisfaction.',
  basis: 'authority',
  law: 'RA 11032, ARTA MC 2022-05.',
  people: ['Account holders', 'Clients and senders of papers'],
  facts: ['what users wrote, with a picture of their screen', 'answers of clients without their names'],
  recipients: ['triagers', 'ARTA as sums'],
  kept: { until: 'Feedback while it is of use; its pictures for the term that was set.' },
};
