import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

export const POSITION_LEVELS = {
  first: 'First level',
  second: 'Second level',
  'second (executive/managerial)': 'Second level, executive or managerial',
  third: 'Third level',
} as const;

export const TRACKS = { faculty: 'Faculty', staff: 'Staff' } as const;

const track = z.enum(['faculty', 'staff'], { error: 'Choose faculty or staff.' });
const level = z.enum(['first', 'second', 'second (executive/managerial)', 'third']);

export const position = z.object({
  id: z.number().int(),
  name: z.string(),
  salary_grade: z.number().int().nullable(),
  track,
  level: level.nullable(),
  education: z.string(),
  /** The least number of years; 0 where none is required, null where nothing is said. */
  experience_years: z.number().int().nullable(),
  /** What kind of experience: relevant, supervisory, teaching. */
  experience: z.string(),
  training_hours: z.number().int().nullable(),
  eligibility: z.string(),
  competency: z.string(),
  /** From this day the position is no longer offered. */
  retired_on: z.string().nullable(),
  /** How many people hold it today. */
  holders: z.number().int(),
  /** Whether somebody holds or held it: such a position is retired, never removed. */
  is_used: z.boolean(),
});
export type Position = z.output<typeof position>;

const words = (most: number) => z.string().trim().max(most).default('');

const positionBody = z.object({
  name: z.string().trim().min(2, 'Enter the title of the position.').max(150),
  salary_grade: z.number().int().min(1).max(33).nullable(),
  track,
  level: level.nullable().default(null),
  education: words(500),
  experience_years: z.number().int().min(0).max(40).nullable().default(null),
  experience: words(300),
  training_hours: z.number().int().min(0).max(1000).nullable().default(null),
  eligibility: words(300),
  competency: words(1000),
});

const search = listQuery(['name', 'salary_grade'], 10);

export const listPositions = endpoint({
  method: 'GET',
  path: '/api/positions',
  summary: 'Position titles; source faculty or staff narrows them; retired ones only where `state` asks for them.',
  access: 'signed-in',
  query: search.extend({
    source: z.enum(['faculty', 'staff']).optional(),
    salary_grade: z.coerce.number().int().min(1).max(33).optional(),
    state: z.enum(['offered', 'retired', 'all']).default('offered'),
  }),
  response: listOf('positions', position),
});

export const exportPositions = exportOf(listPositions, 'positions');

export const listFacultyPositions = endpoint({
  method: 'GET',
  path: '/api/positions/faculty',
  summary: 'Position titles of the faculty.',
  access: 'signed-in',
  query: search,
  response: listOf('positions', position),
});

export const listStaffPositions = endpoint({
  method: 'GET',
  path: '/api/positions/staff',
  summary: 'Position titles of the staff.',
  access: 'signed-in',
  query: search,
  response: listOf('positions', position),
});

export const readPosition = endpoint({
  method: 'GET',
  path: '/api/positions/{id}',
  summary: 'One position title with its qualification standards.',
  access: 'signed-in',
  params: byId,
  versioned: 'organization.position:{id}',
  response: z.object({ position, version: recordVersion }),
});

export const addPosition = endpoint({
  method: 'POST',
  path: '/api/positions',
  summary: 'Adds a position title.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  body: positionBody,
  response: messageOnly.extend({ position }),
});

export const editPosition = endpoint({
  method: 'PUT',
  path: '/api/positions/{id}',
  summary: 'Changes a position title, its grade or its qualification standards.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  params: byId,
  versioned: 'organization.position:{id}',
  body: positionBody,
  response: messageOnly.extend({ position }),
});

export const retirePosition = endpoint({
  method: 'POST',
  path: '/api/positions/{id}/retire',
  summary: 'Offers a position no longer from a date, or again without one; who holds it keeps it.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  params: byId,
  body: z.object({ retired_on: isoDate.nullable() }),
  response: messageOnly.extend({ position }),
});

export const removePosition = endpoint({
  method: 'DELETE',
  path: '/api/positions/{id}',
  summary: 'Removes a position that was never filled.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});
