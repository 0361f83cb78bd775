import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const whose = {
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
};
const query = listQuery(['fullname', 'office'], 50).extend({ month: isoMonth, office: idList, ...groupedBy(['office']) });

/** The hours of a day behind a figure; the monthly salary in centavos. */
const payDay = z.object({
  date: z.string(),
  minutes: z.number().int(),
  kind: z.enum(['WORK', 'REST', 'HOLIDAY']),
  monthly: z.number().int().nullable(),
  overtime_id: z.number().int(),
  activity: z.string(),
});

const payRow = z.object({
  ...whose,
  /** On days of work, and on rest days and holidays. */
  work_minutes: z.number().int(),
  free_minutes: z.number().int(),
  paid_centavos: z.number().int(),
  /** Beyond half of the basic salary of the year. */
  unpaid_centavos: z.number().int(),
  days: z.array(payDay),
});
export type PayRow = z.output<typeof payRow>;

export const listOvertimePay = endpoint({
  method: 'GET',
  path: '/api/edats/overtime/pay',
  summary: 'Overtime pay of a month by person and office, as certified, with the hours behind each figure.',
  access: ['EDATSADMIN'],
  query,
  response: listOf('personnel', payRow),
});
export const exportOvertimePay = exportOf(listOvertimePay, 'overtime pay of a month');

const nightRow = z.object({
  ...whose,
  minutes: z.number().int(),
  paid_centavos: z.number().int(),
  days: z.array(z.object({ date: z.string(), minutes: z.number().int(), monthly: z.number().int() })),
});
export type NightRow = z.output<typeof nightRow>;

export const listNightPay = endpoint({
  method: 'GET',
  path: '/api/edats/overtime/night',
  summary: 'Night shift differential of a month by person and office (RA 11701), with the hours behind each figure.',
  access: ['EDATSADMIN'],
  query,
  response: listOf('personnel', nightRow),
});
export const exportNightPay = exportOf(listNightPay, 'night shift differential of a month');
