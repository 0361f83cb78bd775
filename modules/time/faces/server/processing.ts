import type { Processing } from '@talaan/kernel/server/processing.ts';

export const processing: Processing = {
  activity: 'Faces for attendance',
  purpose: 'To recognize people who agreed to it.',
  basis: 'consent',
  law: 'RA 10173, sec. 13 a; written consent with another way offered.',
  people: ['Employees', 'Job orders and contracts of service'],
  facts: ['template and photo of the face (sensitive: biometric), sealed', 'recognitions'],
  recipients: ['HR for enrolment'],
  kept: { until: 'Until consent is withdrawn or some days after separation, as set; recognitions for the days that were set.' },
};
