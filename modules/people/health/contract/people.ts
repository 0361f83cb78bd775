import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { PATH, status } from './words.ts';

const vaccinated = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  status,
  since: z.string().nullable(),
  doses: z.number().int(),
  last_dose: z.string().nullable(),
});
export type Vaccinated = z.output<typeof vaccinated>;

const filters = { status: severalOf(status), office: recordId.optional(), campus: recordId.optional() };

export const listVaccinated = endpoint({
  method: 'GET',
  path: `${PATH}/people`,
  summary: 'Who serves today within the caller’s scope, with the status and the dates of their vaccination.',
  access: ['COVIDPERSONNEL'],
  query: listQuery(['fullname', 'office', 'status', 'since']).extend({ ...filters, ...groupedBy(['status']) }),
  response: listOf('personnels', vaccinated),
});

export const exportVaccinated = exportOf(listVaccinated, 'people with their vaccination');

const total = z.object({ status, people: z.number().int() });

export const listReport = endpoint({
  method: 'GET',
  path: `${PATH}/report`,
  summary: 'Who served on a day within the caller’s scope, with their vaccination by the doses up to it, and the totals of each status.',
  access: ['COVIDREPORT'],
  query: listQuery(['office', 'fullname', 'status']).extend({ ...filters, on: isoDate.optional() }),
  response: listOf('personnels', vaccinated).extend({ on: z.string(), totals: z.array(total) }),
});

export const exportReport = exportOf(listReport, 'people of the vaccination report; each file is noted in the log');

export const printing = z.object({
  id: z.number().int(),
  at: z.string(),
  name: z.string(),
  format: z.enum(['pdf', 'xlsx', 'csv']),
  on_day: z.string(),
  people: z.number().int(),
});

export const listPrintings = endpoint({
  method: 'GET',
  path: `${PATH}/report/printings`,
  summary: 'Who printed or saved the vaccination report, the newest first; who holds it for a part of the university sees their own.',
  access: ['COVIDREPORT'],
  query: listQuery(['at']),
  response: listOf('printings', printing),
});

export const exportPrintings = exportOf(listPrintings, 'prints of the vaccination report');
