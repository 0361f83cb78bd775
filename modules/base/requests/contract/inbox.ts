import { z } from 'zod';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { idList } from '@talaan/kernel/contract/list.ts';
import { openAction } from './timeline.ts';

const requestRow = z.object({
  id: z.number().int(),
  kind: z.string(),
  kind_title: z.string(),
  /** What is asked for, in one line; neutral where the request is confidential. */
  title: z.string(),
  owner_id: z.number().int().nullable(),
  owner: z.string().nullable(),
  office: z.string().nullable(),
  state: z.string(),
  state_words: z.string(),
  filed_at: z.string(),
  due_on: z.string().nullable(),
  is_late: z.boolean(),
  /** The number of the last step, to be sent along with a decision. */
  seen: z.number().int(),
  /** The screen of its record. */
  screen: z.string(),
  /** The module’s own number of the record. */
  record_id: z.number().int(),
});

const inboxRow = requestRow.extend({
  /** What the kind is in a word, where the title does not say it. */
  word: z.string().nullable(),
  /** Figures of the record for who decides, such as how many people a payroll pays; null where the title says all. */
  says: z.string().nullable(),
  /** The picture of its owner. */
  avatar: z.string().nullable(),
  /** How many people a collective request names; 0 for one of a single person. */
  people: z.number().int(),
  /** Whether it waits for the caller's role in other states too: otherwise the state says nothing. */
  state_tells: z.boolean(),
  /** As what it waits for the caller. */
  as: z.object({ role: z.string(), seat_id: z.number().int(), seat: z.string(), in_place_of: z.string().nullable() }),
  actions: z.array(openAction),
});
export type InboxRow = z.output<typeof inboxRow>;

const PAGE = z.coerce.number().int().min(5).max(200).default(50);

export const readInbox = endpoint({
  method: 'GET',
  path: '/api/requests/inbox',
  summary: 'Requests that wait for the caller, over all kinds: what is due first comes first, page by page from the last row seen.',
  access: 'staff',
  keptOffline: true,
  query: z.object({
    kind: z
      .union([z.string().max(40), z.array(z.string().max(40)).max(50)])
      .transform((value) => [value].flat())
      .optional(),
    show: z.enum(['late']).optional(),
    office: idList,
    /** A seat, as the answer names them. */
    as: recordId.optional(),
    /** The last row of the page before: its due day (empty for none) and its number. */
    after_due: z.iso.date().or(z.literal('')).optional(),
    after_id: recordId.optional(),
    per_page: PAGE,
  }),
  response: z.object({
    requests: z.array(inboxRow),
    /** The seats from which requests wait for the caller, with how many; for the filter `as`. */
    seats: z.array(z.object({ id: z.number().int(), seat: z.string(), in_place_of: z.string().nullable(), waiting: z.number().int() })),
    has_more: z.boolean(),
  }),
});

const oldest = z.string().nullable();
const counts = { waiting: z.number().int(), late: z.number().int() };
/** `over` names whose items are counted, such as `University` or `ACCT`; empty where they are the caller's own. */
const queueCount = z.object({ name: z.string(), title: z.string(), ...counts, link: z.string(), oldest, over: z.string() });

export const countInbox = endpoint({
  method: 'GET',
  path: '/api/requests/counts',
  summary: 'How many requests wait for the caller and how many are late, by kind: the badge of the shell.',
  access: 'staff',
  keptOffline: true,
  response: z.object({
    ...counts,
    /** `screen` is that of a record of the kind, as in its table. */
    kinds: z.array(z.object({ kind: z.string(), title: z.string(), screen: z.string(), ...counts, oldest })),
  }),
});

export const countQueues = endpoint({
  method: 'GET',
  path: '/api/requests/queues',
  summary: 'What else waits for the caller, as counts that lead to their lists: registrations, proposals, unmatched PINs, expiring papers.',
  access: 'staff',
  keptOffline: true,
  response: z.object({ queues: z.array(queueCount) }),
});

const pastQuery = z.object({ before_id: recordId.optional(), per_page: PAGE });

export const listFiled = endpoint({
  method: 'GET',
  path: '/api/requests/filed',
  summary: 'What the caller filed, or what concerns them, newest first.',
  access: 'staff',
  keptOffline: true,
  query: pastQuery.extend({ show: z.enum(['open']).optional() }),
  response: z.object({
    requests: z.array(requestRow.extend({ is_closed: z.boolean(), waits_for: z.string() })),
    has_more: z.boolean(),
  }),
});
export type FiledRow = z.output<typeof listFiled.response>['requests'][number];

export const listDecided = endpoint({
  method: 'GET',
  path: '/api/requests/decided',
  summary: 'What the caller decided, or what others decided in their place, newest first.',
  access: 'staff',
  query: z.object({
    in_my_place: z.enum(['true']).optional(),
    /** The last row of the page before: when, and its number. */
    before_at: z.iso.datetime({ offset: true }).optional(),
    before_id: recordId.optional(),
    per_page: PAGE,
  }),
  response: z.object({
    requests: z.array(
      requestRow.extend({
        action: z.string(),
        label: z.string(),
        by: z.string(),
        in_place_of: z.string().nullable(),
        at: z.string(),
        remarks: z.string(),
      }),
    ),
    has_more: z.boolean(),
  }),
});
export type DecidedRow = z.output<typeof listDecided.response>['requests'][number];

export const listUnattended = endpoint({
  method: 'GET',
  path: '/api/requests/unattended',
  summary: 'Requests with no approver: the position that must approve is vacant today, or held by the person whom it concerns. For HR.',
  access: 'staff',
  response: z.object({ requests: z.array(requestRow.extend({ seat: z.string() })) }),
});
