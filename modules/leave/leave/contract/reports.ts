import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { leaveYear } from './shapes.ts';

const PATH = '/api/leave/reports';
const count = z.number().int();
/** Thousandths of a day. */
const days = z.number().int();

const person = { id: count, idno: z.string(), fullname: z.string(), avatar: z.string().nullable(), office: z.string().nullable() };

export const usageRow = z.object({
  id: count,
  office: z.string(),
  type: z.string(),
  people: count,
  applications: count,
  with_pay: days,
  without_pay: days,
});
export type UsageRow = z.output<typeof usageRow>;

export const listLeaveUsage = endpoint({
  method: 'GET',
  path: `${PATH}/usage`,
  summary: 'Approved leave of a span by office and type: people, applications, days with and without pay.',
  access: ['EDATSADMIN'],
  query: listQuery(['office', 'type', 'people', 'with_pay', 'without_pay']).extend({
    /** Left out: this month. */
    from: isoDate.optional(),
    to: isoDate.optional(),
    office: idList,
    ...groupedBy(['office', 'type']),
  }),
  response: listOf('lines', usageRow).extend({ sums: z.object({ with_pay: days, without_pay: days }) }),
  example: { query: { from: '2026-07-01', to: '2026-09-30' } },
});
export const exportLeaveUsage = exportOf(listLeaveUsage, 'leave by office and type');

export const sickRow = z.object({
  ...person,
  month: z.string(),
  times: count,
  dates: z.string(),
});
export type SickRow = z.output<typeof sickRow>;

export const listSickFrequency = endpoint({
  method: 'GET',
  path: `${PATH}/sick-frequency`,
  summary: 'Who was on sick leave of a single Monday or Friday more than three times in a month, for a talk about their wellness alone.',
  access: ['EDATSADMIN'],
  query: listQuery(['month', 'fullname', 'times']).extend({ year: leaveYear.optional(), office: idList }),
  response: listOf('people', sickRow),
});
export const exportSickFrequency = exportOf(listSickFrequency, 'frequent sick leave');
