import { z } from 'zod';
import { isoDate, isoMonth } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { appointmentFlow, raiFlow } from '../workflow.ts';

const access = ['RAI'] as const;
const ofMonth = z.object({ month: isoMonth });
const ofRow = ofMonth.extend({ id: recordId });

const raiRow = z.object({
  id: z.number().int(),
  issued_on: z.string(),
  surname: z.string(),
  first_name: z.string(),
  name_extension: z.string(),
  middle_name: z.string(),
  position: z.string(),
  item_number: z.string(),
  salary_grade: z.number().int().nullable(),
  salary: z.number().int().nullable(),
  status: z.string(),
  /** Of a temporary, casual or contractual appointment. */
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  nature: z.string(),
  publication: z.object({ from: z.string(), to: z.string(), mode: z.string() }).nullable(),
  state: z.enum(appointmentFlow.states),
  csc_number: z.string(),
  csc_on: z.string().nullable(),
  csc_released_on: z.string().nullable(),
  /** Issued in an earlier month, and why it is added to this report; null while it is not added. */
  is_late: z.boolean(),
  late_reason: z.string().nullable(),
});
export type RaiRow = z.output<typeof raiRow>;

const report = z.object({
  month: z.string(),
  state: z.enum(raiFlow.states),
  due_on: z.string(),
  days_left: z.number().int(),
  is_accredited: z.boolean(),
  certified_on: z.string().nullable(),
  submitted_on: z.string().nullable(),
  received_on: z.string().nullable(),
  acted_on: z.string().nullable(),
  /** Of the paper; null before it is certified. */
  code: z.string().nullable(),
  actions: z.array(z.enum(raiFlow.actions)),
  rows: z.array(raiRow),
});
export type RaiReport = z.output<typeof report>;

export const readRai = endpoint({
  method: 'GET',
  path: '/api/rai/{month}',
  summary: 'The report on appointments issued in a month, with those of earlier months that were not reported.',
  access,
  params: ofMonth,
  response: z.object({ report }),
});

export const addLateRow = endpoint({
  method: 'PUT',
  path: '/api/rai/{month}/late/{id}',
  summary: 'Adds an appointment of an earlier month to the report, with the reason.',
  access,
  reach: 'university',
  params: ofRow,
  body: z.object({ reason: z.string().trim().min(3, 'Enter the reason in a few words.').max(300) }),
  response: messageOnly,
});

export const removeLateRow = endpoint({
  method: 'DELETE',
  path: '/api/rai/{month}/late/{id}',
  summary: 'Takes an appointment of an earlier month out of the report again.',
  access,
  reach: 'university',
  params: ofRow,
  response: messageOnly,
});

export const stepRai = endpoint({
  method: 'POST',
  path: '/api/rai/{month}/steps',
  summary: 'Certifies the report, or records that it was submitted, received or acted on.',
  access,
  reach: 'university',
  params: ofMonth,
  body: z.object({ action: z.enum(raiFlow.actions), on: isoDate }),
  response: messageOnly,
});

export const printRai = endpoint({
  method: 'GET',
  path: '/api/rai/{month}/print',
  summary: 'CS Form No. 2 as a PDF; a draft until it is certified.',
  access,
  params: ofMonth,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const exportRai = endpoint({
  method: 'GET',
  path: '/api/rai/{month}/workbook',
  summary: 'CS Form No. 2 as a workbook.',
  access,
  params: ofMonth,
  response: fileAnswer,
  download: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});
