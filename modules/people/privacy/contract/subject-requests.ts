import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const ACCESS = ['PRIVACY'] as const;
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

/** The rights of a data subject (RA 10173, sec. 16 and 18). */
export const RIGHTS = ['INFORMED', 'ACCESS', 'CORRECTION', 'ERASURE', 'OBJECTION', 'PORTABILITY', 'DAMAGES'] as const;
export type Right = (typeof RIGHTS)[number];

/** What answers a request. */
export const ANSWERS = ['GRANTED', 'GRANTED_PARTLY', 'REFUSED'] as const;
/** What the officer records of a request; an answer ends it. */
export const OFFICER_STEPS = ['ACKNOWLEDGED', 'IDENTITY_ASKED', 'NOTED', ...ANSWERS] as const;
const STEPS = [...OFFICER_STEPS, 'WITHDRAWN'] as const;
export type SubjectStepKind = (typeof STEPS)[number];

const state = z.enum(['waiting', 'overdue', 'in_time', 'late', 'withdrawn']);

export const subjectRequest = z.object({
  id: z.number().int(),
  kind: z.enum(RIGHTS),
  /** Who asks; of a request in Talaan the person or account, else as the officer wrote it. */
  name: z.string(),
  contact: z.string(),
  asked: z.string(),
  /** By letter, by mail or at the counter rather than in Talaan. */
  is_recorded: z.boolean(),
  personnel_id: z.number().int().nullable(),
  received_on: z.string(),
  /** The last day on which an answer is in time. */
  due_on: z.string(),
  answered_on: z.string().nullable(),
  answer: z.enum([...ANSWERS, 'WITHDRAWN']).nullable(),
  state,
});
export type SubjectRequest = z.output<typeof subjectRequest>;

const subjectStep = z.object({
  no: z.number().int(),
  kind: z.enum(STEPS),
  note: z.string(),
  by: z.string(),
  at: z.string(),
});
export type SubjectStep = z.output<typeof subjectStep>;

export const listSubjectRequests = endpoint({
  method: 'GET',
  path: '/api/privacy/requests',
  summary: 'The requests of data subjects with their clock of thirty working days, those due first before the others.',
  access: ACCESS,
  reach: 'university',
  query: listQuery(['due_on', 'received_on', 'name']).extend({
    state: z.enum(['open', 'overdue', 'closed']).optional(),
    kind: z.enum(RIGHTS).optional(),
  }),
  response: listOf('requests', subjectRequest),
});

export const exportSubjectRequests = exportOf(listSubjectRequests, 'requests');

export const readSubjectRequest = endpoint({
  method: 'GET',
  path: '/api/privacy/requests/{id}',
  summary: 'One request of a data subject, with its steps.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  response: z.object({ request: subjectRequest, steps: z.array(subjectStep) }),
});

const kind = z.enum(RIGHTS, { error: 'Choose what is asked for.' });
const asked = text(4000).min(10, 'Describe in a sentence what is asked for.');

export const recordSubjectRequest = endpoint({
  method: 'POST',
  path: '/api/privacy/requests',
  summary: 'Records a request that came by letter, by mail or at the counter; its clock runs from the day on which it was received.',
  access: ACCESS,
  reach: 'university',
  body: z.object({
    kind,
    name: text(150).min(1, 'Enter who asks.'),
    contact: text(200).min(1, 'Enter where the answer goes.'),
    asked,
    received_on: isoDate,
  }),
  response: messageOnly,
});

export const stepSubjectRequest = endpoint({
  method: 'POST',
  path: '/api/privacy/requests/{id}/steps',
  summary: 'Records a step in an open request; an answer ends it, and who asked in Talaan is notified.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  body: z.object({
    kind: z.enum(OFFICER_STEPS, { error: 'Choose a step.' }),
    note: text(2000).min(5, 'Enter what was done; for a refusal, the reason and the law.'),
  }),
  response: messageOnly,
});

export const listMySubjectRequests = endpoint({
  method: 'GET',
  path: '/api/users/me/privacy-requests',
  summary: 'The requests that the caller made as a data subject, with their steps, the newest first.',
  access: 'signed-in',
  response: z.object({ requests: z.array(subjectRequest.extend({ steps: z.array(subjectStep) })) }),
});

export const askAsSubject = endpoint({
  method: 'POST',
  path: '/api/users/me/privacy-requests',
  summary: 'Asks the data protection officer for a right as a data subject; one request of a kind is open at a time.',
  access: 'signed-in',
  body: z.object({ kind, asked }),
  response: messageOnly,
});

export const withdrawAsSubject = endpoint({
  method: 'POST',
  path: '/api/users/me/privacy-requests/{id}/withdraw',
  summary: 'Withdraws an open request of the caller.',
  access: 'signed-in',
  params: byId,
  response: messageOnly,
});
