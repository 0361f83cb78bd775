import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { leaveYear } from '@talaan/leave/contract/shapes.ts';
import { UNPAID_CAUSES, type UnpaidCause } from '@talaan/leave/rules/unpaid/days-on-record.ts';
import { isHalf } from '../rules/payroll/half-month.ts';

const count = z.number().int();
/** Thousandths of a day. */
const days = z.number().int();
const centavos = z.number().int();
const cause = z.enum(Object.keys(UNPAID_CAUSES) as [UnpaidCause, ...UnpaidCause[]]);
const half = isoDate.refine(isHalf, 'Choose a half-month: it begins on the first or the sixteenth.');

/** `salary` is null where no pay is on record. */
const effect = { salary: centavos.nullable(), pera: centavos };

const unpaidLine = z.object({
  cause,
  /** What it follows from, such as the type of leave. */
  what: z.string(),
  /** For the links of the owner and HR. */
  application_id: count.nullable(),
  dates: z.array(z.object({ date: z.string(), thousandths: days })),
  thousandths: days,
  ...effect,
});
export type UnpaidLine = z.output<typeof unpaidLine>;

const unpaidHalf = z.object({
  /** The first day. */
  half: z.string(),
  thousandths: days,
  ...effect,
  lines: z.array(unpaidLine),
});
export type UnpaidHalf = z.output<typeof unpaidHalf>;

const unpaidYear = z.object({
  personnel: z.object({ id: count, fullname: z.string(), office: z.string().nullable() }),
  is_own: z.boolean(),
  year: count,
  /** Years with days without pay, the latest first. */
  years: z.array(count),
  thousandths: days,
  ...effect,
  /** Working days over which the month is divided, and PERA of a month in pesos, as they apply at the end of the year or today. */
  divisor: count,
  pera_of_month: count,
  /** Of those who are paid by the day there is no PERA. */
  is_daily: z.boolean(),
  /** The latest first. */
  halves: z.array(unpaidHalf),
});
export type UnpaidYear = z.output<typeof unpaidYear>;

const asked = z.object({ year: leaveYear.optional() });

export const readMyUnpaidDays = endpoint({
  method: 'GET',
  path: '/api/account/leave/without-pay',
  summary: 'The days without pay of the caller in a year by half-month, each with its cause and what it takes from salary and PERA.',
  access: 'staff',
  query: asked,
  response: z.object({ unpaid: unpaidYear }),
});

export const readUnpaidDays = endpoint({
  method: 'GET',
  path: '/api/edats/leave/{id}/without-pay',
  summary: 'The same of a person within the scope of HR, or of the head of their office, who sees confidential leave as Leave.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD'],
  params: byId,
  query: asked,
  response: z.object({ unpaid: unpaidYear }),
});

const unpaidPayRow = z.object({
  id: count,
  personnel_id: count,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  /** The half-month that it is about; an adjustment where that is before the one of the list. */
  for_half: z.string(),
  /** By cause; below zero where an earlier list had more. */
  leave: days,
  absence: days,
  late: days,
  standing: days,
  thousandths: days,
  ...effect,
  days: z.array(z.object({ date: z.string(), cause, thousandths: days })),
});
export type UnpaidPayRow = z.output<typeof unpaidPayRow>;

const PAYROLL = '/api/leave/without-pay/payroll';

export const listUnpaidPay = endpoint({
  method: 'GET',
  path: PAYROLL,
  summary:
    'Days without pay of a half-month for payroll: as they were listed, or before that as they are, with what changed in earlier half-months that were listed.',
  access: ['EDATSADMIN', 'PAYROLL', 'PAYROLLBUDGET'],
  query: listQuery(['fullname', 'office', 'for_half', 'thousandths', 'salary']).extend({
    /** Left out: that of today. */
    half: half.optional(),
    office: idList,
    shown: z.enum(['own', 'adjustments']).optional(),
    ...groupedBy(['office', 'for_half']),
  }),
  response: listOf('people', unpaidPayRow).extend({
    sums: z.object({ thousandths: days, salary: centavos, pera: centavos }),
    half: z.string(),
    /** Null while it is not listed. */
    listed: z.object({ at: z.string(), by: z.string() }).nullable(),
    /** Whether it can be listed now, or taken back as the last that was. */
    can_list: z.boolean(),
    can_take_back: z.boolean(),
  }),
});
export const exportUnpaidPay = exportOf(listUnpaidPay, 'days without pay for payroll');

export const listForPayroll = endpoint({
  method: 'POST',
  path: PAYROLL,
  summary:
    'Lists the days without pay of a half-month for payroll: they stay as they are, and what changes later is an adjustment of a later list.',
  access: ['EDATSADMIN'],
  reach: 'university',
  body: z.object({ half }),
  response: messageOnly,
});

export const takePayrollListBack = endpoint({
  method: 'DELETE',
  path: `${PAYROLL}/{half}`,
  summary: 'Takes the last list for payroll back, so that it can be made anew.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: z.object({ half }),
  response: messageOnly,
});

export const LONG_ABSENCES = {
  AWOL: 'Absent without leave for 30 working days',
  LWOP: 'Leave without pay of more than a year',
} as const;
export type LongAbsence = keyof typeof LONG_ABSENCES;

const longAbsenceRow = z.object({
  id: count,
  personnel_id: count,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  kind: z.enum(['AWOL', 'LWOP']),
  first_day: z.string(),
  told_on: z.string(),
});
export type LongAbsenceRow = z.output<typeof longAbsenceRow>;

export const listLongAbsences = endpoint({
  method: 'GET',
  path: '/api/leave/without-pay/long',
  summary: 'Absences that may end the service: AWOL of 30 working days in a row, and leave without pay of more than a year in a row.',
  access: ['EDATSADMIN'],
  query: listQuery(['fullname', 'office', 'first_day', 'told_on']).extend({ kind: z.enum(['AWOL', 'LWOP']).optional(), office: idList }),
  response: listOf('people', longAbsenceRow),
});
export const exportLongAbsences = exportOf(listLongAbsences, 'long absences');
