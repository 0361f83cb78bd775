import { z } from 'zod';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { schoolYear } from '@talaan/leave/contract/school-years.ts';

const READERS = ['EDATSADMIN', 'PAYROLL', 'PAYROLLBUDGET'] as const;
const count = z.number().int();
const centavos = z.number().int();
/** Thousandths of a day, or of the factor. */
const thousandths = z.number().int();

const pay = {
  /** Days of the calendar in which the teacher served on teacher leave; those to come count as served. */
  present_days: count,
  without_pay: thousandths,
  /** Of them those with pay. */
  served_days: count,
  factor: thousandths,
  paid_days: count,
  unpaid_days: count,
  /** The salary of the last day of service in the year, or of today; null where none is on record. */
  monthly: centavos.nullable(),
  pay: centavos,
  deduction: centavos,
};

const payRow = z.object({
  id: count,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  ...pay,
});
export type VacationPayRow = z.output<typeof payRow>;

export const SHOWN_PAY = { short: 'With unpaid days', whole: 'Paid in full' } as const;

export const listVacationPay = endpoint({
  method: 'GET',
  path: '/api/edats/leave/vacation-pay',
  summary:
    'Proportional vacation pay of all who serve on teacher leave in a school year: days served, factor, paid and unpaid days, pesos.',
  access: READERS,
  query: listQuery(['fullname', 'office', 'served_days', 'paid_days', 'unpaid_days', 'deduction']).extend({
    /** Left out: the running one, else the latest that has begun. */
    school_year: recordId.optional(),
    office: idList,
    show: z.enum(Object.keys(SHOWN_PAY) as [keyof typeof SHOWN_PAY]).optional(),
    ...groupedBy(['office']),
  }),
  response: listOf('teachers', payRow).extend({
    /** Null where there is none, or no longer the one that was asked for. */
    school_year: schoolYear.nullable(),
    sums: z.object({ pay: centavos, deduction: centavos }),
  }),
});
export const exportVacationPay = exportOf(listVacationPay, 'vacation pay of teachers');

export const readMyVacationPay = endpoint({
  method: 'GET',
  path: '/api/account/leave/vacation-pay',
  summary: 'The proportional vacation pay of the caller in each school year in which they served on teacher leave, the latest first.',
  access: 'staff',
  response: z.object({ years: z.array(z.object({ school_year: schoolYear, ...pay })) }),
});
export type MyVacationPay = z.output<typeof readMyVacationPay.response>['years'][number];
