import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Vaccination checklist',
  purpose: 'To keep what people declare of their vaccination.',
  basis: 'consent',
  law: 'RA 11525; off until the university switches it on.',
  people: ['Employees'],
  facts: ['vaccination and reasons against it (sensitive: health)'],
  recipients: ['HR', 'heads see status and dates alone'],
  kept: { until: 'Until consent is withdrawn, or the day of deletion that was set.' },
};
