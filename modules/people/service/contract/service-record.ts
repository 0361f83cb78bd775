import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';

const row = z.object({
  from: z.string(),
  /** The last day; null to present. */
  to: z.string().nullable(),
  designation: z.string(),
  status: z.string(),
  monthly_salary: z.number().int().nullable(),
  daily_rate: z.number().int().nullable(),
  grade_step: z.string().nullable(),
  station: z.string(),
  branch: z.string(),
  absences: z.string(),
  separated_on: z.string().nullable(),
  separation_cause: z.string(),
  causes: z.array(z.object({ what: z.string(), paper: z.string() })),
  outside_id: z.number().int().nullable(),
});

const paper = z.object({
  code: z.string(),
  control_number: z.string().nullable(),
  certified: z.boolean(),
  purpose: z.string(),
  printed_at: z.string(),
  printed_by: z.string(),
  withdrawn_on: z.string().nullable(),
  withdrawn_because: z.string().nullable(),
});
export type PrintedRecord = z.output<typeof paper>;

const outside = z.object({
  id: z.number().int(),
  from: z.string(),
  /** The last day. */
  to: z.string(),
  designation: z.string(),
  status: z.string(),
  monthly_salary: z.number().int().nullable(),
  agency: z.string(),
  branch: z.string(),
  absences: z.string(),
  separation_cause: z.string(),
  authority: z.string(),
});
export type OutsideService = z.output<typeof outside>;

const serviceRecord = z.object({
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  /** Whether salaries are shown by the year or by the month. */
  salary_per: z.enum(['year', 'month']),
  rows: z.array(row),
  gaps: z.array(z.object({ from: z.string(), to: z.string(), days: z.number().int(), explained: z.string() })),
  /** Why it is not issued now: what it certifies is empty on the personnel record. */
  not_issued_because: z.string().nullable(),
  /** Newest first. */
  papers: z.array(paper),
  outside: z.array(outside),
});
export type ServiceRecordAnswer = z.output<typeof serviceRecord>;
export type ServiceRowAnswer = z.output<typeof row>;

const answer = z.object({ service_record: serviceRecord });
const BASE = '/api/personnels/{id}/service-record';

export const readServiceRecord = endpoint({
  method: 'GET',
  path: BASE,
  summary: 'The service record of a person within one’s scope, made from appointments, salaries, assignments, leave and separations.',
  access: ['PERSONNELS'],
  params: byId,
  response: answer,
});

export const readMyServiceRecord = endpoint({
  method: 'GET',
  path: '/api/account/service-record',
  summary: 'The caller’s own service record.',
  access: 'staff',
  response: answer,
});

const purpose = z.string().trim().max(200).default('');
const salaryPer = z.enum(['year', 'month']).optional();
const printed = z.object({ message: z.string(), code: z.string() });

export const draftServiceRecord = endpoint({
  method: 'GET',
  path: `${BASE}/draft`,
  summary: 'The service record of a person as it would be issued now, marked as a draft: without number and code, and nothing is stored.',
  access: ['PERSONNELS'],
  params: byId,
  query: z.object({ purpose, salary_per: salaryPer }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const draftMyServiceRecord = endpoint({
  method: 'GET',
  path: '/api/account/service-record/draft',
  summary: 'One’s own copy of the service record as it would be issued now, marked as a draft.',
  access: 'staff',
  query: z.object({ purpose }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printServiceRecord = endpoint({
  method: 'POST',
  path: `${BASE}/papers`,
  summary: 'Issues the service record of a person as a paper to be certified: its text is stored, with the user who printed it.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId,
  body: z.object({ purpose, salary_per: salaryPer }),
  response: printed,
});

export const printMyServiceRecord = endpoint({
  method: 'POST',
  path: '/api/account/service-record/papers',
  summary: 'Issues the caller’s own copy of the service record; it is not certified.',
  access: 'staff',
  body: z.object({ purpose }),
  response: printed,
});

const byCode = z.object({ code: z.string().regex(/^[0-9A-Z]{16}$/) });

export const fetchPrintedRecord = endpoint({
  method: 'GET',
  path: `${BASE}/papers/{code}`,
  summary: 'A service record as it was printed.',
  access: ['PERSONNELS'],
  params: byId.extend(byCode.shape),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const fetchMyPrintedRecord = endpoint({
  method: 'GET',
  path: '/api/account/service-record/papers/{code}',
  summary: 'The caller’s own service record as it was printed.',
  access: 'staff',
  params: byCode,
  response: fileAnswer,
  download: ['application/pdf'],
});

const reason = z.string().trim().min(1, 'Enter the reason.').max(300);

export const withdrawPrintedRecord = endpoint({
  method: 'PUT',
  path: `${BASE}/papers/{code}/withdraw`,
  summary: 'Voids a printed service record; anyone who verifies it reads since when and why.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId.extend(byCode.shape),
  body: z.object({ reason }),
  response: messageOnly,
});

const outsideBody = z.object({
  from: isoDate,
  to: isoDate,
  designation: z.string().trim().min(1, 'Enter the position.').max(150),
  status: z.string().trim().min(1, 'Enter the status of the appointment.').max(60),
  /** In centavos. */
  monthly_salary: z.number().int().min(1).max(99_999_999_99).nullable().default(null),
  agency: z.string().trim().min(1, 'Name the agency.').max(200),
  branch: z.string().trim().min(1, 'Enter the branch, such as NGA or LGU.').max(30).default('NGA'),
  absences: z.string().trim().max(100).default(''),
  separation_cause: z.string().trim().max(100).default(''),
  authority: z.string().trim().min(1, 'Name the paper that shows it, such as the service record of that agency.').max(200),
});

export const addOutsideService = endpoint({
  method: 'POST',
  path: `${BASE}/outside`,
  summary: 'Adds government service in another agency, as a paper of that agency shows it.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId,
  body: outsideBody,
  response: messageOnly,
});

const byRow = byId.extend({ row: recordId });

export const correctOutsideService = endpoint({
  method: 'PUT',
  path: `${BASE}/outside/{row}`,
  summary: 'Corrects service in another agency, with a reason; the earlier row is stored as a correction.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byRow,
  body: outsideBody.extend({ reason }),
  response: messageOnly,
});

export const removeOutsideService = endpoint({
  method: 'DELETE',
  path: `${BASE}/outside/{row}`,
  summary: 'Takes out service in another agency, with a reason; the earlier row is stored as a correction.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byRow,
  body: z.object({ reason }),
  response: messageOnly,
});

const setting = z.object({
  salary_per: z.enum(['year', 'month']),
  branch: z.string().trim().min(1, 'Enter the branch, such as NGA.').max(30),
  /** Centavos a month. */
  pera: z.number().int().min(0).max(100_000_00),
  office_id: recordId.nullable(),
});
export type ServiceSetting = z.output<typeof setting>;

export const readServiceSetting = endpoint({
  method: 'GET',
  path: '/api/service-setting',
  summary: 'How service records and certificates are printed.',
  access: ['PERSONNELS', 'COE'],
  response: z.object({ setting: setting.extend({ office: z.string().nullable() }) }),
});

export const changeServiceSetting = endpoint({
  method: 'PUT',
  path: '/api/service-setting',
  summary: 'Changes how service records and certificates are printed from now on.',
  access: ['SETTINGS'],
  reach: 'university',
  body: setting,
  response: messageOnly,
});
