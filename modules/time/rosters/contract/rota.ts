import { z } from 'zod';
import { weeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import { isoDate, isoMonth } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';

/** HR, and the heads of offices for their own people. */
const WHO = ['EDATSADMIN', 'EDATSDEPTHEAD'] as const;

export const readRota = endpoint({
  method: 'GET',
  path: '/api/work-schedules/rota',
  summary: 'The schedules of the people of an office and its units by the weeks of a month, within the caller’s scope.',
  access: WHO,
  query: z.object({ office: recordId, month: isoMonth }),
  response: z.object({
    /** The Mondays of the weeks that touch the month; those from `first_open` on can be changed. */
    weeks: z.array(z.string()),
    first_open: z.string(),
    schedules: z.array(z.object({ id: z.number().int(), name: z.string(), hours: weeklyHours })),
    people: z.array(
      z.object({
        id: z.number().int(),
        fullname: z.string(),
        avatar: z.string().nullable(),
        office: z.string(),
        /** The schedule that holds on the Monday of each week; null for the hours of the law. */
        weeks: z.array(z.object({ schedule_id: z.number().int().nullable(), name: z.string() })),
      }),
    ),
  }),
});
export type Rota = z.output<typeof readRota.response>;

export const changeRota = endpoint({
  method: 'PUT',
  path: '/api/work-schedules/rota',
  summary: 'Assigns schedules to people for whole weeks to come, all or none.',
  access: WHO,
  reach: 'scope',
  body: z.object({
    changes: z
      .array(z.object({ personnel_id: recordId, week: isoDate, schedule_id: recordId }))
      .min(1, 'Change a week first.')
      .max(500, 'At most 500 weeks at once.'),
  }),
  response: messageOnly,
});
