import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';

/** Thousandths of a day. */
const days = z.number().int();
const centavos = z.number().int();

const liabilityRow = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  vl: days,
  sl: days,
  /** Highest monthly salary received; null where none is on record. */
  monthly: centavos.nullable(),
  value: centavos,
});
export type LiabilityRow = z.output<typeof liabilityRow>;

export const listLiability = endpoint({
  method: 'GET',
  path: '/api/leave/reports/liability',
  summary: 'What the vacation and sick leave of all who serve on a day is worth: credits × highest salary × constant factor.',
  access: ['EDATSADMIN', 'PAYROLLBUDGET'],
  query: listQuery(['fullname', 'office', 'vl', 'sl', 'monthly', 'value']).extend({
    /** Left out: today. */
    on: isoDate.optional(),
    office: idList,
    ...groupedBy(['office']),
  }),
  response: listOf('people', liabilityRow).extend({ sums: z.object({ vl: days, sl: days, value: centavos }), factor: z.number().int() }),
});
export const exportLiability = exportOf(listLiability, 'liability of leave credits');
