import { z } from 'zod';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { listOf, listQuery } from '@talaan/kernel/contract/list.ts';

export const campus = z.object({ id: z.number().int(), name: z.string(), acronym: z.string() });

export const listCampuses = endpoint({
  method: 'GET',
  path: '/api/campuses',
  summary: 'The campuses.',
  access: 'signed-in',
  response: z.object({ campuses: z.array(campus) }),
});

export const department = z.object({
  id: z.number().int(),
  fullname: z.string(),
  acronym: z.string(),
  campus_id: z.number().int(),
  campus: z.string(),
  parent_id: z.number().int().nullable(),
  is_active: z.boolean(),
  /** 0 for an office right below its campus. */
  depth: z.number().int(),
});
export type Department = z.output<typeof department>;

export const listDepartments = endpoint({
  method: 'GET',
  path: '/api/departments',
  summary: 'Colleges, departments and offices; without a sort in the order of the tree.',
  access: 'signed-in',
  query: listQuery(['fullname', 'acronym'], 5).extend({ campus: z.coerce.number().int().optional() }),
  response: listOf('departments', department),
});

export const readDepartment = endpoint({
  method: 'GET',
  path: '/api/departments/{id}',
  summary: 'One office.',
  access: 'signed-in',
  params: byId,
  response: z.object({ department }),
});

export const position = z.object({
  id: z.number().int(),
  name: z.string(),
  salary_grade: z.number().int().nullable(),
  track: z.enum(['faculty', 'staff']),
});

export const listPositions = endpoint({
  method: 'GET',
  path: '/api/positions',
  summary: 'Position titles; source faculty or staff narrows them.',
  access: 'signed-in',
  query: listQuery(['name'], 10).extend({ source: z.enum(['faculty', 'staff']).optional() }),
  response: listOf('positions', position),
});

export const readPosition = endpoint({
  method: 'GET',
  path: '/api/positions/{id}',
  summary: 'One position title.',
  access: 'signed-in',
  params: byId,
  response: z.object({ position }),
});
