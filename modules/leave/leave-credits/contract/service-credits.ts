import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const whose = { id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string().nullable() };
/** Thousandths of a credit; a credit is a day. */
const credits = z.number().int();

const creditRow = z.object({ ...whose, avatar: z.string().nullable(), balance: credits, held: credits, granted: credits, lost: credits });
export type ServiceCreditRow = z.output<typeof creditRow>;

export const listServiceCredits = endpoint({
  method: 'GET',
  path: '/api/edats/leave/service-credits',
  summary: 'Service credits of teachers: what is left, and what was granted this year.',
  access: ['EDATSADMIN'],
  query: listQuery(['fullname', 'balance', 'granted']).extend({ office: idList, ...groupedBy(['office']) }),
  response: listOf('personnel', creditRow),
});
export const exportServiceCredits = exportOf(listServiceCredits, 'service credits');

const grant = z.object({
  id: z.number().int(),
  order_no: z.string(),
  activity: z.string(),
  from: z.string(),
  to: z.string(),
  minutes: z.number().int(),
  granted: credits,
  lost: credits,
  granted_on: z.string(),
  withdrawn_because: z.string(),
});

const grantRow = grant.extend({
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
});
export type ServiceGrantRow = z.output<typeof grantRow>;

export const listServiceGrants = endpoint({
  method: 'GET',
  path: '/api/edats/leave/service-grants',
  summary: 'Service credits as they were granted by order, with the hours of the work.',
  access: ['EDATSADMIN'],
  query: listQuery(['fullname', 'granted_on', 'order_no', 'granted']).extend({
    office: idList,
    year: z.coerce.number().int().min(1990).max(2200).optional(),
  }),
  response: listOf('grants', grantRow),
});
export const exportServiceGrants = exportOf(listServiceGrants, 'grants of service credits');

export const grantServiceCredits = endpoint({
  method: 'POST',
  path: '/api/edats/leave/service-grants',
  summary: 'Grants service credits to teachers by an order: 8 hours are a credit, within the limit of the year.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({
    order_no: z.string().trim().min(1, 'Enter the number of the order.').max(100),
    activity: z.string().trim().min(1, 'Enter the work.').max(300),
    from: isoDate,
    to: isoDate,
    people: z
      .array(z.object({ personnel_id: recordId, minutes: z.number('Enter the hours.').int().min(30, 'Enter the hours.').max(60_000) }))
      .min(1, 'Choose who worked.')
      .max(300),
  }),
  response: messageOnly,
});

export const withdrawServiceGrant = endpoint({
  method: 'PUT',
  path: '/api/edats/leave/service-grants/{id}/withdrawal',
  summary: 'Takes a grant of service credits back, with the reason; only as far as it was not used.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  body: z.object({ reason: z.string().trim().min(1, 'Enter the reason.').max(300) }),
  response: messageOnly,
});

const account = z.object({
  personnel: z.object(whose),
  balance: credits,
  held: credits,
  entries: z.array(
    z.object({
      on: z.string(),
      particulars: z.string(),
      amount: credits,
      balance: credits,
      reason: z.string(),
      by: z.string().nullable(),
    }),
  ),
  grants: z.array(grant),
  /** What the credits would become, and why they are not converted now. */
  conversion: z.object({ credits, vl: credits, sl: credits, because: z.string().nullable() }),
});
export type ServiceCreditAccount = z.output<typeof account>;

export const readMyServiceCredits = endpoint({
  method: 'GET',
  path: '/api/account/leave/service-credits',
  summary: 'The service credits of the caller, each entry with its cause.',
  access: 'staff',
  response: z.object({ account }),
});

export const readServiceCredits = endpoint({
  method: 'GET',
  path: '/api/edats/leave/service-credits/{id}',
  summary: 'The service credits of a person within the scope of HR.',
  access: ['EDATSADMIN'],
  params: byId,
  response: z.object({ account }),
});

export const convertServiceCredits = endpoint({
  method: 'POST',
  path: '/api/edats/leave/service-credits/{id}/conversion',
  summary: 'Converts all service credits into vacation and sick leave, by 30/69, of who became non-teaching or has left.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  body: z.object({ order_no: z.string().trim().min(1, 'Enter the number of the order.').max(100) }),
  response: messageOnly,
});
