import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const absence = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  date: z.string(),
  /** When they came, in minutes from midnight; null where the morning has no arrival. */
  am_in: z.number().int().nullable(),
});
export type FlagAbsence = z.output<typeof absence>;

export const listFlagAbsences = endpoint({
  method: 'GET',
  path: '/api/edats/flag-ceremony',
  summary: 'Who of those at work in a month was not at the flag ceremony, for HR and heads.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD'],
  query: listQuery(['date', 'fullname', 'office', 'am_in'], 50).extend({
    month: isoMonth,
    campus: recordId.optional(),
    office: idList,
    ...groupedBy(['fullname', 'office', 'date']),
  }),
  response: listOf('absences', absence),
});

export const exportFlagAbsences = exportOf(listFlagAbsences, 'absences from the flag ceremony');
