import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';

const ACCESS = ['PRIVACY'] as const;

export const holdRow = z.object({
  id: z.number().int(),
  /** Null where it is on all kinds. */
  kind: z.string().nullable(),
  kind_title: z.string().nullable(),
  /** Null where it is on everyone’s. */
  person: z.string().nullable(),
  grounds: z.string(),
  since: z.string(),
  /** The last day, or null while it is not known. */
  until: z.string().nullable(),
  placed_by: z.string(),
  placed_at: z.string(),
  released_by: z.string().nullable(),
  released_at: z.string().nullable(),
  released_because: z.string(),
  state: z.enum(['to_come', 'in_force', 'ended', 'released']),
});
export type HoldRow = z.output<typeof holdRow>;

export const listHolds = endpoint({
  method: 'GET',
  path: '/api/privacy/holds',
  summary: 'Legal holds: whose records and which kinds no purge deletes, those placed last first.',
  access: ACCESS,
  reach: 'university',
  query: listQuery(['placed_at', 'person', 'since']).extend({ state: z.enum(['open', 'over']).optional() }),
  response: listOf('holds', holdRow),
});

export const exportHolds = exportOf(listHolds, 'holds');

export const readHold = endpoint({
  method: 'GET',
  path: '/api/privacy/holds/{id}',
  summary: 'One legal hold.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  response: z.object({ hold: holdRow }),
});

export const findHoldPeople = endpoint({
  method: 'GET',
  path: '/api/privacy/people',
  summary: 'The five people nearest to the typed name or number, for a legal hold.',
  access: ACCESS,
  reach: 'university',
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ personnel: z.array(foundPerson) }),
});

export const placeHold = endpoint({
  method: 'POST',
  path: '/api/privacy/holds',
  summary: 'Places a legal hold on the records of a person, of a kind, or of both together.',
  access: ACCESS,
  reach: 'university',
  body: z.object({
    kind: z.string().max(60).nullable(),
    personnel_id: recordId.nullable(),
    grounds: z.string().trim().min(5, 'Enter the grounds, such as the case and its number.').max(1000, 'At most 1000 characters.'),
    since: isoDate,
    until: isoDate.nullable(),
  }),
  response: messageOnly,
});

export const releaseHold = endpoint({
  method: 'POST',
  path: '/api/privacy/holds/{id}/release',
  summary: 'Releases a legal hold; what is due of it is purged again.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  body: z.object({
    because: z
      .string()
      .trim()
      .min(5, 'Enter why it is released, such as the decision that ended the case.')
      .max(1000, 'At most 1000 characters.'),
  }),
  response: messageOnly,
});
