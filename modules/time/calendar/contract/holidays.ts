import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

export const HOLIDAY_TYPES = {
  regular: 'Regular holiday',
  special_non_working: 'Special non-working day',
  special_working: 'Special working day',
} as const;

const holidayType = z.enum(['regular', 'special_non_working', 'special_working'], { error: 'Choose what kind of day it is.' });

export const holiday = z.object({
  id: z.number().int(),
  date: z.string(),
  name: z.string(),
  type: holidayType,
  /** Null for the whole nation. */
  campus_id: z.number().int().nullable(),
  campus: z.string().nullable(),
  legal_basis: z.string(),
});
export type Holiday = z.output<typeof holiday>;

const holidayBody = z.object({
  date: isoDate,
  name: z.string().trim().min(1, 'Name the holiday.').max(200),
  type: holidayType,
  campus_id: recordId.nullable().default(null),
  legal_basis: z.string().trim().max(300).default(''),
});

export const listHolidays = endpoint({
  method: 'GET',
  path: '/api/edats/holidays',
  summary: 'The holidays of a year, nationwide and of the campuses.',
  access: ['EDATSADMIN'],
  query: listQuery(['date', 'name'], 50).extend({
    year: z.coerce.number().int().min(1990).max(2100).optional(),
    campus: recordId.optional(),
  }),
  response: listOf('holidays', holiday),
  example: { query: { year: 2026 } },
});

export const exportHolidays = exportOf(listHolidays, 'holidays');

export const previewHoliday = endpoint({
  method: 'GET',
  path: '/api/edats/holidays/preview',
  summary: 'Previews whom a holiday would concern, and what is on record of its day.',
  access: ['EDATSADMIN'],
  query: z.object({ date: isoDate, campus_id: recordId.optional(), instead_of: recordId.optional() }),
  response: z.object({
    /** Who serves on the day, in its campus or everywhere. */
    people: z.number().int(),
    /** Daily records that would be computed again, and what they hold now. */
    records: z.number().int(),
    absences: z.number().int(),
    lates: z.number().int(),
    undertimes: z.number().int(),
    /** Daily records of locked months: they stay as they are until HR reopens the month. */
    locked: z.number().int(),
    /** Names of other holidays of the same day and place. */
    others: z.array(z.string()),
  }),
});

export const readHoliday = endpoint({
  method: 'GET',
  path: '/api/edats/holidays/{id}',
  summary: 'One holiday.',
  access: ['EDATSADMIN'],
  params: byId,
  versioned: 'attendance.holiday:{id}',
  response: z.object({ holiday, version: recordVersion }),
});

export const addHoliday = endpoint({
  method: 'POST',
  path: '/api/edats/holidays',
  summary: 'Adds a holiday; the day is computed again for everyone it affects.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: holidayBody,
  response: messageOnly.extend({ holiday }),
  example: { body: { date: '2027-03-19', name: 'Foundation Day of the university', type: 'special_non_working', legal_basis: 'RA 8292' } },
});

export const editHoliday = endpoint({
  method: 'PUT',
  path: '/api/edats/holidays/{id}',
  summary: 'Changes a holiday; the days before and after the change are computed again.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  versioned: 'attendance.holiday:{id}',
  body: holidayBody,
  response: messageOnly.extend({ holiday }),
});

export const removeHoliday = endpoint({
  method: 'DELETE',
  path: '/api/edats/holidays/{id}',
  summary: 'Removes a holiday; its day is computed again.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});
