import { z } from 'zod';
import { dtrDay } from '@talaan/attendance/contract/days.ts';
import { weeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { rosterFlow } from '../workflow.ts';

const state = z.enum(rosterFlow.states);

const requestRow = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  /** Of a schedule that HR keeps; null for own hours. */
  schedule: z.string().nullable(),
  hours: weeklyHours,
  from: z.string(),
  last: z.string().nullable(),
  state,
  filed_at: z.string(),
  ...openSteps,
});
export type RosterRow = z.output<typeof requestRow>;

const whose = z.enum(['mine', 'department', 'all']);

export const listRosterRequests = endpoint({
  method: 'GET',
  path: '/api/work-schedule-requests',
  summary: 'Requests for work schedules: one’s own, those of the offices that one heads, and those in HR’s reach; the newest first.',
  access: 'staff',
  query: listQuery(['from', 'fullname', 'filed_at']).extend({
    whose: whose.optional(),
    state: z
      .union([state, z.array(state)])
      .transform((value) => [value].flat())
      .optional(),
    kind: z.enum(['REGULAR', 'FLEXI', 'COMPRESSED', 'SHIFT', 'NIGHT', 'NO_LUNCH_PUNCH']).optional(),
    office: idList,
    ...groupedBy(['state', 'kind', 'office']),
  }),
  response: listOf('requests', requestRow),
});

export const exportRosterRequests = exportOf(listRosterRequests, 'requests for work schedules');

const sums = z.object({
  late_times: z.number().int(),
  late_minutes: z.number().int(),
  undertime_minutes: z.number().int(),
  absent_thousandths: z.number().int(),
  incomplete_days: z.number().int(),
});
export type MonthSums = z.output<typeof sums>;

/** What requested hours would change: in the office, and of the days of last month. */
const effect = {
  /** Hours of service (RA 11032) without the one who asks, with who else is there; weekday 0 is Monday. */
  coverage: z.array(z.object({ weekday: z.number().int(), hour: z.enum(['opening', 'noon', 'closing']), names: z.array(z.string()) })),
  month: z.string(),
  is: sums,
  would_be: sums,
  /** The days of last month that would change. */
  days: z.array(z.object({ date: z.string(), is: dtrDay, would_be: dtrDay })),
};

const current = z.object({ name: z.string(), hours: weeklyHours });

export const readRosterRequest = endpoint({
  method: 'GET',
  path: '/api/work-schedule-requests/{id}',
  summary: 'One request with what it would change: who else covers the hours of service, and the days of last month.',
  access: 'staff',
  params: byId,
  response: z.object({
    request: requestRow.omit({ seen: true, actions: true }).extend({
      is_own: z.boolean(),
      schedule_id: z.number().int().nullable(),
      is_part_time: z.boolean(),
      reason: z.string(),
      /** Of the paper; null until it is approved. */
      code: z.string().nullable(),
      current,
      ...effect,
    }),
  }),
});
export type RosterRequest = z.output<typeof readRosterRequest.response>['request'];

export const printRoster = endpoint({
  method: 'GET',
  path: '/api/work-schedule-requests/{id}/print',
  summary: 'An approved schedule as a paper with control number and code; before its approval the request as a draft.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const readRosterForm = endpoint({
  method: 'GET',
  path: '/api/work-schedule-requests/form',
  summary:
    'What a request begins with: the schedule that holds, those to choose from, and the first Monday. Of oneself, or of a person in reach.',
  access: 'staff',
  query: z.object({ person: recordId.optional() }),
  response: z.object({
    person: z.object({ id: z.number().int(), fullname: z.string(), office: z.string().nullable() }),
    is_own: z.boolean(),
    current,
    schedules: z.array(z.object({ id: z.number().int(), name: z.string(), hours: weeklyHours })),
    first_day: z.string(),
    open_id: z.number().int().nullable(),
  }),
});
export type RosterForm = z.output<typeof readRosterForm.response>;

/** Hours in an address. */
const hoursText = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('These hours cannot be read.');
      return z.NEVER;
    }
  })
  .pipe(weeklyHours);

export const previewRoster = endpoint({
  method: 'GET',
  path: '/api/work-schedule-requests/preview',
  summary: 'What requested hours would change, before anything is filed.',
  access: 'staff',
  query: z.object({ person: recordId.optional(), from: isoDate, hours: hoursText }),
  response: z.object(effect),
});
export type RosterEffect = z.output<typeof previewRoster.response>;

const facts = z.object({
  /** One of those that HR keeps; null for own hours. */
  schedule_id: recordId.nullable().default(null),
  /** Left out where a schedule is chosen. */
  hours: weeklyHours.nullable().default(null),
  is_part_time: z.boolean().default(false),
  from: isoDate,
  last: isoDate.nullable().default(null),
  reason: z.string().trim().min(1, 'Enter the reason.').max(500, 'At most 500 characters.'),
});
const WHICH = { path: ['schedule_id'], message: 'Choose a schedule, or enter your hours.' };

export const fileRosterRequest = endpoint({
  method: 'POST',
  path: '/api/work-schedule-requests',
  summary: 'Asks for a work schedule, for oneself or as HR or the clerk of an office for a person in reach.',
  access: 'staff',
  body: facts
    .extend({ personnel_id: recordId.nullable().default(null) })
    .refine((body) => (body.schedule_id === null) !== (body.hours === null), WHICH),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const correctRosterRequest = endpoint({
  method: 'PUT',
  path: '/api/work-schedule-requests/{id}',
  summary: 'Changes one’s returned request and files it again.',
  access: 'staff',
  params: byId,
  body: facts.refine((body) => (body.schedule_id === null) !== (body.hours === null), WHICH),
  response: messageOnly,
});

const period = z.object({ name: z.string(), hours: weeklyHours, from: z.string().nullable(), last: z.string().nullable() });

export const readMySchedules = endpoint({
  method: 'GET',
  path: '/api/account/work-schedules',
  summary: 'The caller’s schedule today and those assigned to them through time, the latest first.',
  access: 'staff',
  response: z.object({ current, periods: z.array(period) }),
});
