import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const one = z.object({ id: z.number().int(), name: z.string() });
const named = z.array(one);
/** The photo is null for one who serves beyond the caller’s reach; the office is an acronym, of today. */
const people = z.array(one.extend({ avatar: z.string().nullable(), office: z.string().nullable() }));

/** For whom work is suspended, where not for all. */
export const SUSPENDED_TRACKS = { faculty: 'Teaching', staff: 'Non-teaching' } as const;
const track = z.enum(['faculty', 'staff']);

export const suspension = z.object({
  id: z.number().int(),
  date: z.string(),
  /** Minutes after midnight; null for the whole day. */
  from_minute: z.number().int().nullable(),
  /** When work goes on; null where it does not on that day. */
  to_minute: z.number().int().nullable(),
  track: track.nullable(),
  /** In which offices, with all below them; none: in all. */
  offices: named,
  exempt_offices: named,
  exempt_positions: named,
  exempt_personnel: people,
  /** The name of the memorandum's file. */
  memo: z.string().nullable(),
  /** Null for every campus. */
  campus_id: z.number().int().nullable(),
  campus: z.string().nullable(),
  reason: z.string(),
  issued_by: z.string(),
});
export type Suspension = z.output<typeof suspension>;

const fromMinute = z
  .number({ error: 'Give the hour from which work is suspended.' })
  .int()
  .min(1, 'Enter an hour after midnight.')
  .max(1439);

const ids = z.array(recordId).max(200).default([]);

const suspensionBody = z.object({
  date: isoDate,
  from_minute: fromMinute.nullable(),
  to_minute: z.number({ error: 'Enter the hour at which work resumes.' }).int().min(2).max(1439).nullable().default(null),
  track: track.nullable().default(null),
  office_ids: ids,
  exempt_office_ids: ids,
  exempt_position_ids: ids,
  exempt_personnel_ids: ids,
  /** An uploaded PDF; null takes the memorandum away, left out it stays. */
  attachment_path: z.string().max(300).nullable().optional(),
  campus_id: recordId.nullable().default(null),
  reason: z.string().trim().min(3, 'Enter why work is suspended.').max(300),
  issued_by: z.string().trim().max(200).default(''),
});

export const listSuspensions = endpoint({
  method: 'GET',
  path: '/api/edats/suspensions',
  summary: 'The suspensions of work of a year.',
  access: ['EDATSADMIN'],
  query: listQuery(['date'], 50).extend({ year: z.coerce.number().int().min(1990).max(2100).optional(), campus: recordId.optional() }),
  response: listOf('suspensions', suspension),
});

export const exportSuspensions = exportOf(listSuspensions, 'suspensions');

export const readSuspension = endpoint({
  method: 'GET',
  path: '/api/edats/suspensions/{id}',
  summary: 'One suspension of work.',
  access: ['EDATSADMIN'],
  params: byId,
  versioned: 'attendance.suspension:{id}',
  response: z.object({ suspension, version: recordVersion }),
});

export const fetchSuspensionMemo = endpoint({
  method: 'GET',
  path: '/api/edats/suspensions/{id}/memo',
  summary: 'The memorandum of a suspension of work.',
  access: ['EDATSADMIN'],
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

const affected = z.object({
  people: z.number().int(),
  /** Of whom the day would change. */
  changed: z.number().int(),
  absences: z.number().int(),
  lates: z.number().int(),
  undertimes: z.number().int(),
});

export const previewSuspension = endpoint({
  method: 'GET',
  path: '/api/edats/suspensions/preview',
  summary: 'Previews the people a suspension would affect, and how many absences, late arrivals and undertimes it would change.',
  access: ['EDATSADMIN'],
  query: z.object({
    date: isoDate,
    from_minute: z.coerce.number().int().min(1).max(1439).optional(),
    to_minute: z.coerce.number().int().min(2).max(1439).optional(),
    campus_id: recordId.optional(),
    track: track.optional(),
    office_ids: idList,
    exempt_office_ids: idList,
    exempt_position_ids: idList,
    exempt_personnel_ids: idList,
    /** The suspension that is being edited: previewed as if it did not exist yet. */
    instead_of: recordId.optional(),
  }),
  response: z.object({
    total: affected,
    /** How many of the same offices and track work on all the same. */
    exempt: z.number().int(),
    /** Of how many the day is of a locked month: it stays as it is until HR reopens the month. */
    locked: z.number().int(),
    offices: z.array(affected.extend({ office_id: z.number().int(), office: z.string(), campus: z.string() })),
  }),
});

export const addSuspension = endpoint({
  method: 'POST',
  path: '/api/edats/suspensions',
  summary: 'Suspends work on a day, or from an hour; the day is computed again.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: suspensionBody,
  response: messageOnly.extend({ suspension }),
});

export const editSuspension = endpoint({
  method: 'PUT',
  path: '/api/edats/suspensions/{id}',
  summary: 'Changes a suspension of work; the days before and after the change are computed again.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  versioned: 'attendance.suspension:{id}',
  body: suspensionBody,
  response: messageOnly.extend({ suspension }),
});

export const removeSuspension = endpoint({
  method: 'DELETE',
  path: '/api/edats/suspensions/{id}',
  summary: 'Takes a suspension of work back; its day is computed again.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});
