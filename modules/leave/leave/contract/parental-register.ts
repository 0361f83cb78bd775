import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { leaveFlow } from '../workflow.ts';
import { leaveYear } from './shapes.ts';

const count = z.number().int();
const state = z.enum(leaveFlow.states);

export const PARENTAL = { MOTHER: 'Mothers', FATHER: 'Fathers', RECEIVER: 'Allocated days received' } as const;
export type Parental = keyof typeof PARENTAL;

const row = z.object({
  id: count,
  personnel_id: count,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  kind: z.enum(Object.keys(PARENTAL) as [Parental]),
  type_name: z.string(),
  state,
  /** Of the delivery or miscarriage; null where it was not entered. */
  event_on: z.string().nullable(),
  first_day: z.string(),
  last_day: z.string(),
  /** Live days as the type counts them, in thousandths. */
  days: count,
  /** Of mothers: the days allocated by CS Form No. 6a, and to whom. */
  allocated: count.nullable(),
  receiver: z.string().nullable(),
  /** Of who receives days: the mother, where she serves here. */
  mother: z.string().nullable(),
});
export type ParentalRow = z.output<typeof row>;

export const listParentalLeave = endpoint({
  method: 'GET',
  path: '/api/leave/reports/parental',
  summary: 'The register of maternity and paternity leave of a year: event, dates, allocated days and who receives them.',
  access: ['EDATSADMIN'],
  query: listQuery(['fullname', 'event_on', 'first_day', 'days']).extend({
    /** Of the event, or of the first day where there is none. Left out: this year. */
    year: leaveYear.optional(),
    kind: z.enum(Object.keys(PARENTAL) as [Parental]).optional(),
    state: severalOf(state),
    office: idList,
    ...groupedBy(['kind', 'office']),
  }),
  response: listOf('leaves', row),
});
export const exportParentalLeave = exportOf(listParentalLeave, 'maternity and paternity leave');
