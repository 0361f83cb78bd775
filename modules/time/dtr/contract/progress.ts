import { z } from 'zod';
import { dtrDay } from '@talaan/attendance/contract/days.ts';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { dtrFlow } from '../workflow.ts';

const count = z.number().int();

const officeProgress = z.object({
  office_id: z.number().int(),
  office: z.string(),
  campus: z.string(),
  /** Who heads it today, or acts for the head; null while nobody does. */
  head: z.string().nullable(),
  records: count,
  states: z.record(z.enum(dtrFlow.states), count),
  /** Since when the oldest record that is not locked has been where it is; null where all are locked. */
  oldest: z.string().nullable(),
});
export type OfficeProgress = z.output<typeof officeProgress>;

export const readProgress = endpoint({
  method: 'GET',
  path: '/api/dtr/progress',
  summary: 'How far the records of a month are, by office: how many are in which state, and since when the oldest waits.',
  access: ['EDATSADMIN'],
  query: z.object({ month: isoMonth }),
  response: z.object({ offices: z.array(officeProgress), due_on: z.string() }),
});

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/dtr/waiting',
  summary: 'Locked days that something touched after the lock and that would come to something else, with what they would come to.',
  access: ['EDATSADMIN'],
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        personnel_id: z.number().int(),
        fullname: z.string(),
        office: z.string(),
        name: z.string(),
        days: z.array(z.object({ date: z.string(), is: dtrDay.nullable(), would_be: dtrDay.nullable() })),
      }),
    ),
  }),
});
