import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { HEADCOUNT_READERS } from './contract/headcount.ts';
import { IDENTITY_KINDS } from './rules/identity-numbers.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';

/** Where somebody serves (specification, section 3). */
const departmentOfPerson = z.object({ id: z.number().int(), fullname: z.string(), acronym: z.string(), campus: z.string() });

export const personnelRow = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  department: departmentOfPerson.nullable(),
  position: z.string().nullable(),
  salary_grade: z.number().int().nullable(),
  status: z.string().nullable(),
  /** Active, away and how, or separated and why, on the day that was asked for. */
  personnel_status: z.string().nullable(),
  pin: z.string().nullable(),
  /** The 65th birthday of who is in government service; null of others, and where no birth date is on record (RA 8291 Sec. 13). */
  retires_on: z.string().nullable(),
});
export type PersonnelRow = z.output<typeof personnelRow>;

/** Years of age on the day that is asked for. */
export const AGE_BANDS = {
  '-29': 'Under 30',
  '30-39': '30 to 39',
  '40-49': '40 to 49',
  '50-59': '50 to 59',
  '60-': '60 and over',
} as const;

const codes = severalOf(z.string());

const personnelFilters = {
  /** As of which day; today by default. */
  on: isoDate.optional(),
  campus: z.coerce.number().int().optional(),
  /** An office with all its units. */
  office: z.coerce.number().int().optional(),
  position: idList,
  /** Codes of appointment statuses. */
  status: codes,
  track: z.enum(['faculty', 'staff']).optional(),
  sex: z.enum(['Male', 'Female']).optional(),
  /** Codes of personnel statuses, `SEPARATED` for those of any separation, or `ALL`. Without it a search finds everybody, and a list without search those who serve on the day. */
  personnel_status: codes,
  hired_from: isoDate.optional(),
  hired_to: isoDate.optional(),
  age: z.enum(['-29', '30-39', '40-49', '50-59', '60-']).optional(),
  /** Who is in government service and turns 65 from a day on, or by a day. */
  retires_from: isoDate.optional(),
  retires_by: isoDate.optional(),
  /** Codes of what other modules know of people: who has any of them. */
  qualification: codes,
  /** Whom this import added or changed. */
  imported: recordId.optional(),
};

export const listPersonnel = endpoint({
  method: 'GET',
  path: '/api/personnels',
  summary: 'Personnel within the caller’s scope, by name unless another order is asked for.',
  access: HEADCOUNT_READERS,
  query: listQuery(['fullname', 'idno', 'office', 'position', 'status', 'retires_on']).extend({
    ...personnelFilters,
    ...groupedBy(['office', 'campus', 'status', 'position']),
  }),
  response: listOf('personnels', personnelRow),
  example: { query: { page: 1, per_page: 100, sort: 'idno' } },
});

export const listQualifications = endpoint({
  method: 'GET',
  path: '/api/personnels/qualifications',
  summary: 'What other modules know of people and the list is filtered by, such as a degree or a licence that ends.',
  access: HEADCOUNT_READERS,
  response: z.object({ qualifications: z.array(z.object({ code: z.string(), title: z.string() })) }),
});

export const exportPersonnel = exportOf(listPersonnel, 'list');

/** Remote search of people by name or number: the five nearest. */
export const findPersonnel = endpoint({
  method: 'GET',
  path: '/api/personnels/fullname',
  summary: 'The five people nearest to the typed name or number, within the caller’s scope.',
  access: ['PERSONNELS', 'EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ personnel: z.array(foundPerson.extend({ idno: z.string(), department: departmentOfPerson.nullable() })) }),
});

export const appointmentRow = z.object({
  from: z.string(),
  /** The last day, or null while it runs. */
  to: z.string().nullable(),
  office: z.string(),
  office_id: z.number().int(),
  campus: z.string(),
  position: z.string(),
  salary_grade: z.number().int().nullable(),
  status: z.string(),
  nature: z.string().nullable(),
});

/** An identity number as everybody who opens the record sees it: `•••• •••• 1234`. */
export const maskedNumber = z.object({ kind: z.enum(IDENTITY_KINDS), masked: z.string() });

export const personnelRecord = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  surname: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  name_extension: z.string(),
  maiden_surname: z.string(),
  sex: z.string(),
  birth_date: z.string().nullable(),
  birth_place: z.string(),
  civil_status_id: z.number().int().nullable(),
  civil_status: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string(),
  telephone: z.string(),
  date_hired: z.string().nullable(),
  numbers: z.array(maskedNumber),
  /** Employee numbers of records that were merged into this one. */
  earlier_numbers: z.array(z.string()),
  avatar: z.string().nullable(),
  /** The office of today; null for who serves nowhere today. */
  department: departmentOfPerson.nullable(),
  appointments: z.array(appointmentRow),
  pins: z.array(z.object({ pin: z.string(), from: z.string(), to: z.string().nullable() })),
});

export const readPersonnel = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}',
  summary: 'The record of one person within the caller’s scope; the number of a merged record leads to the remaining one.',
  access: ['PERSONNELS'],
  params: byId,
  response: z.object({ personnel: personnelRecord }),
});
