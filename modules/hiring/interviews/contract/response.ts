import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';
import type { SlotState } from '../rules/answers.ts';
import { SESSION_KINDS, SLOT_STATES, type SessionKind } from './words.ts';

const token = z.string().min(1).max(100);

/** Null where the link is of no use: unknown, void, or late. */
const invitation = z
  .object({
    title: z.string(),
    code: z.string(),
    university: z.string(),
    office: z.string(),
    kind: z.enum(Object.keys(SESSION_KINDS) as [SessionKind, ...SessionKind[]]),
    starts_at: z.string(),
    ends_at: z.string(),
    venue: z.string(),
    link: z.string(),
    bring: z.string(),
    remarks: z.string(),
    answer_by: z.string(),
    state: z.enum(Object.keys(SLOT_STATES) as [SlotState, ...SlotState[]]),
    reason: z.string(),
    preferred_on: z.string().nullable(),
  })
  .nullable();

export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/schedule-response',
  summary: 'An invitation to an examination or interview by the token of its letter. Records nothing: programs that scan mail open links.',
  access: 'public',
  query: z.object({ token }),
  response: z.object({ invitation }),
});

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/schedule-response',
  summary: 'Accepts or declines an invitation; the same answer twice is one, another is taken until the deadline.',
  access: 'public',
  body: z.object({
    token,
    answer: z.enum(['ACCEPT', 'DECLINE']),
    reason: z.string().trim().max(300, 'At most 300 characters.').default(''),
    /** Another day that would suit the applicant who declines. */
    preferred_on: isoDate.nullable().default(null),
  }),
  response: z.object({ message: z.string(), invitation }),
});

export const fetchInvitationCalendar = endpoint({
  method: 'GET',
  path: '/api/schedule-response/calendar.ics',
  summary: 'The slot of an invitation as an entry for a calendar.',
  access: 'public',
  query: z.object({ token }),
  response: fileAnswer,
  download: ['text/calendar'],
});
