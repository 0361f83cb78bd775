import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { planYear } from './forced-plans.ts';

const PATH = '/api/leave/reports';
const count = z.number().int();
/** Thousandths of a day. */
const days = z.number().int();
const centavos = z.number().int();

const person = { id: count, idno: z.string(), fullname: z.string(), office: z.string().nullable() };

export const liabilityRow = z.object({
  ...person,
  vl: days,
  sl: days,
  /** Highest monthly salary received; null where none is on record. */
  monthly: centavos.nullable(),
  value: centavos,
});
export type LiabilityRow = z.output<typeof liabilityRow>;

export const listLiability = endpoint({
  method: 'GET',
  path: `${PATH}/liability`,
  summary: 'What the vacation and sick leave of all who serve on a day is worth: credits × highest salary × constant factor.',
  access: ['EDATSADMIN', 'PAYROLLBUDGET'],
  query: listQuery(['fullname', 'office', 'vl', 'sl', 'monthly', 'value']).extend({
    /** Left out: today. */
    on: isoDate.optional(),
    office: idList,
    ...groupedBy(['office']),
  }),
  response: listOf('people', liabilityRow).extend({ sums: z.object({ vl: days, sl: days, value: centavos }), factor: count }),
});
export const exportLiability = exportOf(listLiability, 'liability of leave credits');

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
  query: listQuery(['month', 'fullname', 'times']).extend({ year: planYear.optional(), office: idList }),
  response: listOf('people', sickRow),
});
export const exportSickFrequency = exportOf(listSickFrequency, 'frequent sick leave');
