import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { dtrFlow } from '../workflow.ts';
import { hindrance } from './submissions.ts';

const count = z.number().int();

/** A record that is not submitted, and whose it is. */
const openRecord = z.object({
  personnel_id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  from: z.string(),
  to: z.string(),
  /** `October 2026`, `1 to 15 Oct 2026`. */
  name: z.string(),
  /** Whether its last day is over, so that it can be submitted once nothing hinders. */
  is_over: z.boolean(),
  /** What is to be settled first, whether or not the period is over. */
  hindrances: z.array(hindrance),
  /** When a head or a clerk reminded of it last. */
  reminded_at: z.string().nullable(),
  /** Whether a reminder would be sent now: something is to be done, and a day has passed since the last. */
  can_be_reminded: z.boolean(),
});
export type OpenRecord = z.output<typeof openRecord>;

const OFFICE = ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const;

export const readBoard = endpoint({
  method: 'GET',
  path: '/api/dtr/board',
  summary: 'The month of the offices that the caller heads or writes for: how far its records are, and whose are not submitted, with why.',
  access: OFFICE,
  query: z.object({ month: isoMonth }),
  response: z.object({
    due_on: z.string(),
    records: count,
    states: z.record(z.enum(dtrFlow.states), count),
    open: z.array(openRecord),
  }),
});
export type Board = z.output<typeof readBoard.response>;

export const remindOfRecords = endpoint({
  method: 'POST',
  path: '/api/dtr/reminders',
  summary:
    'Reminds these people of their records of a month that are not submitted: those within the caller’s offices who have something to do and were not reminded within a day. Answers with who was.',
  access: OFFICE,
  reach: 'scope',
  body: z.object({ month: isoMonth, people: z.array(recordId).min(1, 'Choose people.').max(500, 'At most 500 at once.') }),
  response: messageOnly.extend({ reminded: z.array(z.string()) }),
});
