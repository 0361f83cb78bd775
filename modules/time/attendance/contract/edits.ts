import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';
import { fieldEditCalls } from '@talaan/kernel/contract/field-edits.ts';

/** The work schedule of chosen people from a day on, as `assignSchedule` assigns it to one. */
export const scheduleEdits = fieldEditCalls({
  path: '/api/edats/work-schedules/people',
  access: ['EDATSADMIN'],
  fields: { schedule_id: 'Work schedule' },
  row: { schedule_id: recordId },
  body: z
    .object({ from: isoDate, last: isoDate.nullable() })
    .refine(({ from, last }) => last === null || last >= from, { path: ['last'], message: 'The last day must not be before the first.' }),
});
