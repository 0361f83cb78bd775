import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { TELEWORK_OF_AGENCY } from '../rules/settings.ts';
import { homeOrderFlow } from '../workflow.ts';

/** HR, and the heads and clerks of offices. */
export const PROPOSERS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const;

const state = z.enum(homeOrderFlow.states);

export const orderRow = z.object({
  id: z.number().int(),
  state,
  office: z.string().nullable(),
  proposed_by: z.string().nullable(),
  reason: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  weekdays: z.array(z.number().int()),
  order_no: z.string().nullable(),
  people: z.number().int(),
  dates: z.number().int(),
  filed_at: z.string(),
  ...openSteps,
});
export type OrderRow = z.output<typeof orderRow>;

export const listHomeOrders = endpoint({
  method: 'GET',
  path: '/api/telework/orders',
  summary: 'Orders to work from home for offices within the caller’s reach.',
  access: PROPOSERS,
  query: listQuery(['first_day', 'filed_at', 'order_no']).extend({
    state: severalOf(state),
    office: idList,
    on: isoDate.optional(),
  }),
  response: listOf('orders', orderRow),
});

export const exportHomeOrders = exportOf(listHomeOrders, 'orders');

export const homeOrder = orderRow.extend({
  workers: z.array(z.object({ personnel_id: z.number().int(), fullname: z.string(), office: z.string().nullable() })),
  /** Those that are in force; a revoked order keeps its past ones. */
  open_dates: z.array(z.string()),
});
export type HomeOrder = z.output<typeof homeOrder>;

export const readHomeOrder = endpoint({
  method: 'GET',
  path: '/api/telework/orders/{id}',
  summary: 'One order with its people and dates, for these, for those who decide it and for those who reach its office.',
  access: 'staff',
  params: byId,
  response: z.object({ order: homeOrder }),
});

/** However far an agency sets its limit. */
const MOST_PEOPLE = TELEWORK_OF_AGENCY.settings.mostPeople.most;

export const fileHomeOrder = endpoint({
  method: 'POST',
  path: '/api/telework/orders',
  summary: 'Proposes that people work from home on each of these weekdays of a period.',
  access: PROPOSERS,
  reach: 'scope',
  body: z.object({
    reason: z.string().trim().min(1, 'Enter the reason.').max(300, 'At most 300 characters.'),
    first_day: isoDate,
    last_day: isoDate,
    weekdays: z.array(z.number().int().min(1).max(7)).min(1, 'Choose the days of the week.').max(7),
    left_out: z.array(isoDate).max(60),
    /** All who serve in an office and below it, in place of chosen people. */
    office_id: recordId.nullable(),
    people: z.array(recordId).max(MOST_PEOPLE, `One order names at most ${MOST_PEOPLE} people.`),
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});
