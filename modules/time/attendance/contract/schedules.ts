import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { weeklyHours } from './schedule-hours.ts';

const scheduleRow = z.object({
  id: z.number().int(),
  name: z.string(),
  is_active: z.boolean(),
  /** The hours of today, else those that begin next. */
  hours: weeklyHours,
  /** To how many people, offices, or everybody, it is assigned today. */
  assignments: z.number().int(),
});
export type ScheduleRow = z.output<typeof scheduleRow>;

/** Whose a schedule is: one person's, an office's with all below it, or, where neither is named, everybody's. */
const assignment = z.object({
  id: z.number().int(),
  schedule_id: z.number().int(),
  schedule: z.string(),
  personnel_id: z.number().int().nullable(),
  person: z.string().nullable(),
  office_id: z.number().int().nullable(),
  office: z.string().nullable(),
  from: z.string().nullable(),
  /** The last day; null while it runs. */
  last: z.string().nullable(),
});
export type Assignment = z.output<typeof assignment>;

const version = z.object({ hours: weeklyHours, from: z.string().nullable(), last: z.string().nullable() });

const scheduleDetail = z.object({
  id: z.number().int(),
  name: z.string(),
  is_active: z.boolean(),
  versions: z.array(version),
  assignments: z.array(assignment),
});

const scheduleName = z.string().trim().min(1, 'Name the schedule.').max(120);

export const listSchedules = endpoint({
  method: 'GET',
  path: '/api/edats/work-schedules',
  summary: 'The work schedules.',
  access: ['EDATSADMIN'],
  query: listQuery(['name', 'kind'], 50),
  response: listOf('schedules', scheduleRow),
});

export const exportSchedules = exportOf(listSchedules, 'work schedules');

export const readSchedule = endpoint({
  method: 'GET',
  path: '/api/edats/work-schedules/{id}',
  summary: 'One work schedule: its hours over time and its assignments.',
  access: ['EDATSADMIN'],
  params: byId,
  versioned: 'attendance.schedule:{id}',
  response: z.object({ schedule: scheduleDetail, version: recordVersion }),
});

export const addSchedule = endpoint({
  method: 'POST',
  path: '/api/edats/work-schedules',
  summary: 'Adds a work schedule.',
  access: ['EDATSADMIN'],
  reach: 'university',
  body: z.object({ name: scheduleName, hours: weeklyHours }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const editSchedule = endpoint({
  method: 'PUT',
  path: '/api/edats/work-schedules/{id}',
  summary: 'Changes a work schedule. New hours apply from a date on; what was before stays.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: byId,
  versioned: 'attendance.schedule:{id}',
  body: z.object({
    name: scheduleName,
    is_active: z.boolean(),
    hours: weeklyHours,
    /** From when changed hours hold. */
    from: isoDate,
  }),
  response: messageOnly.extend({ schedule: scheduleDetail }),
});

const LAST_BEFORE_FIRST = { path: ['last'], message: 'The last day must not be before the first.' };

export const previewAssignment = endpoint({
  method: 'GET',
  path: '/api/edats/work-schedules/preview',
  summary: 'Previews the people and the number of days that an assignment would affect.',
  access: ['EDATSADMIN'],
  query: z
    .object({ personnel_id: recordId.optional(), office_id: recordId.optional(), from: isoDate, last: isoDate.optional() })
    .refine((query) => query.last === undefined || query.last >= query.from, LAST_BEFORE_FIRST),
  response: z.object({
    /** People to whom nothing nearer is assigned in that time. */
    people: z.number().int(),
    /** Days up to today that will be computed again. */
    days: z.number().int(),
    offices: z.array(z.object({ office: z.string(), people: z.number().int() })),
    /** Assignments that this one takes the place of, wholly or in part. */
    replaces: z.array(assignment),
  }),
});

export const assignSchedule = endpoint({
  method: 'POST',
  path: '/api/edats/work-schedules/{id}/assignments',
  summary: 'Assigns a schedule to a person, an office or everyone; it replaces earlier assignments in that period.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  body: z
    .object({
      to: z.enum(['person', 'office', 'everybody'], { error: 'Choose the employee.' }),
      personnel_id: recordId.nullable().default(null),
      office_id: recordId.nullable().default(null),
      from: isoDate,
      last: isoDate.nullable().default(null),
    })
    .refine((body) => body.last === null || body.last >= body.from, LAST_BEFORE_FIRST)
    .refine((body) => (body.to === 'person') === (body.personnel_id !== null), { path: ['personnel_id'], message: 'Choose the person.' })
    .refine((body) => (body.to === 'office') === (body.office_id !== null), { path: ['office_id'], message: 'Choose the office.' }),
  response: messageOnly.extend({ assignment }),
});

export const removeAssignment = endpoint({
  method: 'DELETE',
  path: '/api/edats/work-schedules/assignments/{id}',
  summary: 'Takes an assignment back, as if it had never been.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const readPersonSchedule = endpoint({
  method: 'GET',
  path: '/api/edats/personnel/{id}/work-schedules',
  summary: 'The schedule that applies to a person today and why, and those assigned to them.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD'],
  params: byId,
  response: z.object({
    personnel: z.object({ id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string().nullable() }),
    today: z.object({ assignment: assignment.nullable(), hours: weeklyHours }),
    assignments: z.array(assignment),
  }),
});
