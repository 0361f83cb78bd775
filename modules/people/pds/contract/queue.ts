import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';

const access = ['PDS-CHECKING'] as const;

/** A draft is nobody's but its owner's. */
export const QUEUE_STATES = ['SUBMITTED', 'UNDER_CHECK', 'RETURNED', 'VERIFIED'] as const;
const state = z.enum(QUEUE_STATES);

const filters = z.object({
  /** An office with its units. */
  office: recordId.optional(),
  /** Only what the caller checks. */
  mine: z.stringbool().optional(),
  /** Submitted before this day. */
  submitted_before: isoDate.optional(),
});

export const queueRow = z.object({
  /** The person. */
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  office_acronym: z.string().nullable(),
  state,
  submitted_at: z.string(),
  since: z.string(),
  checker: z.string().nullable(),
  is_mine: z.boolean(),
  /** When an earlier sheet of this person was verified. */
  verified_at: z.string().nullable(),
});
export type QueueRow = z.output<typeof queueRow>;

export const listChecking = endpoint({
  method: 'GET',
  path: '/api/pds/checking',
  summary: 'Data sheets to check within the caller’s scope, the oldest first; never their own.',
  access,
  query: listQuery(['submitted_at', 'fullname', 'office', 'state'])
    .extend(filters.shape)
    .extend({
      /** What is pending, unless another is asked for. */
      state: severalOf(state),
    }),
  response: listOf('sheets', queueRow).extend({
    /** Within one's scope, whatever is filtered. */
    waiting: z.object({ SUBMITTED: z.number().int(), UNDER_CHECK: z.number().int(), mine: z.number().int() }),
  }),
});

export const exportChecking = exportOf(listChecking, 'queue');

export const nextToCheck = endpoint({
  method: 'GET',
  path: '/api/pds/checking/next',
  summary: 'The next sheet in the filtered list: submitted, or under check by the caller.',
  access,
  query: filters.extend({
    term: z.string().trim().max(100).optional(),
    /** The person whose sheet was looked at last. */ after: recordId.optional(),
  }),
  response: z.object({ personnel_id: z.number().int().nullable(), waiting: z.number().int() }),
});
