import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

/** What an acting head is called. */
export const ACTING_TITLE = 'Officer in Charge';

/** The office clerk and the head for their offices, HR for all within its reach. */
const namers = ['EDATSDEPTSETTING', 'GENERALSETTINGS'] as const;

export const actingHead = z.object({
  id: z.number().int(),
  office_id: z.number().int(),
  department: z.string(),
  acronym: z.string(),
  personnel_id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  /** Where they serve today, which may be another office. */
  office_acronym: z.string().nullable(),
  /** In whose place; null where the post is vacant. */
  head: z.string().nullable(),
  from: z.string().nullable(),
  /** The last day, or null without an end. */
  to: z.string().nullable(),
  reason: z.string(),
  ended_because: z.string().nullable(),
  state: z.enum(['current', 'coming', 'past']),
  /** Whether the caller may end it: they may name the acting head of this office, and it has not ended. */
  may_end: z.boolean(),
});
export type ActingHead = z.output<typeof actingHead>;

export const listActingHeads = endpoint({
  method: 'GET',
  path: '/api/acting-heads',
  summary: 'Officers in charge of the offices within the caller’s reach: present, coming and past.',
  access: namers,
  query: listQuery(['from', 'department'], 25).extend({
    state: z.enum(['current', 'coming', 'past']).optional(),
    office: recordId.optional(),
  }),
  response: listOf('acting_heads', actingHead),
});

export const exportActingHeads = exportOf(listActingHeads, 'officers in charge');

export const listNameableOffices = endpoint({
  method: 'GET',
  path: '/api/acting-heads/offices',
  summary: 'The offices for which one may name an officer in charge, with their heads.',
  access: namers,
  response: z.object({
    offices: z.array(z.object({ id: z.number().int(), fullname: z.string(), acronym: z.string(), head: z.string().nullable() })),
  }),
});

export const findCandidates = endpoint({
  method: 'GET',
  path: '/api/acting-heads/people',
  summary: 'The five people in service nearest to the typed name or number.',
  access: namers,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    people: z.array(foundPerson),
  }),
});

export const nameActingHead = endpoint({
  method: 'POST',
  path: '/api/acting-heads',
  summary: 'Names an officer in charge of an office, from and to a day; within them they act for its head.',
  access: namers,
  reach: 'scope',
  body: z.object({
    office_id: recordId,
    personnel_id: recordId,
    from: isoDate,
    to: isoDate,
    reason: z.string().trim().min(1, 'Enter the reason, such as the travel order or the leave.').max(300),
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const endActingHead = endpoint({
  method: 'POST',
  path: '/api/acting-heads/{id}/end',
  summary: 'Ends the time of an officer in charge today, or takes it back before it begins.',
  access: namers,
  reach: 'scope',
  params: byId,
  body: z.object({ reason: z.string().trim().min(1, 'Enter the reason.').max(300) }),
  response: messageOnly,
});
