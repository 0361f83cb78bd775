import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Users on attendance devices',
  purpose: 'To let devices recognize people.',
  basis: 'law',
  law: 'CSC rules on machine attendance.',
  people: ['Employees', 'Job orders and contracts of service'],
  facts: ['name and PIN on the device', 'commands'],
  recipients: ['HR', 'administrators of devices'],
  kept: { until: 'While the person serves.' },
};
