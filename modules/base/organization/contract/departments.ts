import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

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

/** The campus that all is seen from (specification, sections 1 and 9). */
const DEFAULT_CAMPUS = 1;

/** An office of another campus than the default is shown as external. */
export function isExternal(campusId: number): boolean {
  return campusId !== DEFAULT_CAMPUS;
}

export const listDepartments = endpoint({
  method: 'GET',
  path: '/api/departments',
  summary: 'Colleges, departments and offices; without a sort in the order of the tree.',
  access: 'signed-in',
  query: listQuery(['fullname', 'acronym'], 5).extend({ campus: z.coerce.number().int().optional() }),
  response: listOf('departments', department),
  example: { query: { per_page: 10, sort: 'fullname' } },
});

export const exportDepartments = exportOf(listDepartments, 'offices');

/** An office on the day that is asked for. */
export const branch = z.object({
  id: z.number().int(),
  fullname: z.string(),
  acronym: z.string(),
  campus_id: z.number().int(),
  parent_id: z.number().int().nullable(),
  is_active: z.boolean(),
  head: z
    .object({
      name: z.string(),
      title: z.string(),
      is_acting: z.boolean(),
      /** The address of the photo; null for who has none, or whom the caller does not reach. */
      avatar: z.string().nullable(),
    })
    .nullable(),
  /** Who serve in the office itself, without its units. */
  people: z.number().int(),
});
export type Branch = z.output<typeof branch>;

export const readTree = endpoint({
  method: 'GET',
  path: '/api/departments/tree',
  summary: 'All offices as of a day, with their heads and the number of people in each.',
  access: ['GENERALSETTINGS'],
  query: z.object({ as_of: isoDate.optional() }),
  response: z.object({
    as_of: z.string(),
    campuses: z.array(z.object({ id: z.number().int(), name: z.string(), acronym: z.string() })),
    offices: z.array(branch),
  }),
});

export const CHART_PAPERS = ['a3', 'a4'] as const;

export const printChart = endpoint({
  method: 'GET',
  path: '/api/departments/tree/print',
  summary: 'The organization chart as of a day, on paper across (PDF).',
  access: ['GENERALSETTINGS'],
  query: z.object({
    as_of: isoDate.optional(),
    closed: z.stringbool().default(false),
    /** Only these campuses; all where none is named. */
    campus: idList,
    /** Offices whose units are left out. */
    folded: idList,
    paper: z.enum(CHART_PAPERS).default('a3'),
  }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const head = z.object({
  office_id: z.number().int(),
  personnel_id: z.number().int(),
  name: z.string(),
  title: z.string(),
  is_acting: z.boolean(),
  from: z.string().nullable(),
  /** The last day; null while it has none. */
  to: z.string().nullable(),
});
export type Head = z.output<typeof head>;

const spanned = { from: z.string().nullable(), to: z.string().nullable(), authority: z.string() };
const otherOffice = z.object({ id: z.number().int(), fullname: z.string(), acronym: z.string() });

/** What an office was, is and will be; the newest first. */
export const officeRecord = department.extend({
  heads: z.array(head),
  names: z.array(z.object({ ...spanned, fullname: z.string(), acronym: z.string() })),
  places: z.array(z.object({ ...spanned, parent: otherOffice.nullable() })),
  openings: z.array(z.object({ ...spanned, is_open: z.boolean() })),
  origins: z.array(z.object({ kind: z.enum(['from', 'into']), office: otherOffice, on: z.string(), authority: z.string() })),
});
export type OfficeRecord = z.output<typeof officeRecord>;

export const readDepartment = endpoint({
  method: 'GET',
  path: '/api/departments/{id}',
  summary: 'One office with its heads, and its names and places through time.',
  access: 'staff',
  params: byId,
  versioned: 'organization.office:{id}',
  response: z.object({ department: officeRecord, version: recordVersion }),
});

const fullname = z.string().trim().min(2, 'Write the whole name of the office.').max(200);
const acronym = z.string().trim().min(1, 'Enter the acronym.').max(20);
const authority = z.string().trim().max(300).default('');
const since = { from: isoDate, authority };
const answer = messageOnly.extend({ department: officeRecord });

export const addDepartment = endpoint({
  method: 'POST',
  path: '/api/departments',
  summary: 'Adds an office that is open from a date on.',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  body: z.object({ campus_id: recordId, parent_id: recordId.nullable().default(null), fullname, acronym, ...since }),
  response: answer,
});

export const correctDepartment = endpoint({
  method: 'PUT',
  path: '/api/departments/{id}',
  versioned: 'organization.office:{id}',
  summary: 'Corrects a typing error in the present name of an office, also on earlier papers.',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  params: byId,
  body: z.object({ fullname, acronym }),
  response: answer,
});

export const renameDepartment = endpoint({
  method: 'POST',
  path: '/api/departments/new-name',
  versioned: 'organization.office:{department}',
  summary: 'Gives an office a new name from a date on; papers of the days before keep the old one.',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  body: z.object({ department: recordId, fullname, acronym, ...since }),
  response: answer,
});

export const moveDepartment = endpoint({
  method: 'POST',
  path: '/api/departments/{id}/move',
  versioned: 'organization.office:{id}',
  summary: 'Puts an office with its units under another one of its campus, from a date on.',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  params: byId,
  body: z.object({ parent_id: recordId.nullable(), ...since }),
  response: answer,
});

export const closeDepartment = endpoint({
  method: 'POST',
  path: '/api/departments/{id}/close',
  versioned: 'organization.office:{id}',
  summary: 'Closes an office from a date on. People who are left in it, and its units, go to the office that is named.',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  params: byId,
  body: z.object({ move_to: recordId.nullable().default(null), ...since }),
  response: answer,
});

export const reopenDepartment = endpoint({
  method: 'POST',
  path: '/api/departments/{id}/reopen',
  versioned: 'organization.office:{id}',
  summary: 'Opens a closed office again from a date on.',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  params: byId,
  body: z.object(since),
  response: answer,
});

export const withdrawDepartmentChange = endpoint({
  method: 'POST',
  path: '/api/departments/{id}/withdraw',
  summary: 'Revokes a new name, a move, a closing or a reopening that has not taken effect.',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  params: byId,
  body: z.object({ kind: z.enum(['name', 'place', 'opening']), from: isoDate }),
  response: answer,
});
