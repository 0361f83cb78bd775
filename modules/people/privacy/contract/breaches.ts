import { z } from 'zod';
import { isoDate, minuteOfDay } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const ACCESS = ['PRIVACY'] as const;
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

/** What is recorded of a breach after it was found; `CLOSED` ends it. */
export const STEPS = ['CONTAINED', 'NPC_NOTIFIED', 'PEOPLE_NOTIFIED', 'EXEMPTED', 'REPORTED', 'MEASURE', 'CLOSED'] as const;
export type StepKind = (typeof STEPS)[number];

const clock = z.object({
  of: z.enum(['npc', 'people', 'report']),
  due_at: z.string().nullable(),
  done_at: z.string().nullable(),
  state: z.enum(['waiting', 'overdue', 'in_time', 'late', 'excused', 'not_begun']),
});

export const breachRow = z.object({
  id: z.number().int(),
  title: z.string(),
  known_at: z.string(),
  nature: z.string(),
  involved: z.string(),
  affected: z.string(),
  people: z.number().int().nullable(),
  is_sensitive: z.boolean(),
  is_acquired: z.boolean(),
  is_harmful: z.boolean(),
  must_notify: z.boolean(),
  clocks: z.array(clock),
  /** What hinders that it is closed. */
  open: z.array(z.string()),
  recorded_by: z.string(),
  recorded_at: z.string(),
  closed_at: z.string().nullable(),
});
export type BreachRow = z.output<typeof breachRow>;

const breachStep = z.object({
  no: z.number().int(),
  kind: z.enum(STEPS),
  at: z.string(),
  note: z.string(),
  by: z.string(),
  recorded_at: z.string(),
});
export type BreachStep = z.output<typeof breachStep>;

export const listBreaches = endpoint({
  method: 'GET',
  path: '/api/privacy/breaches',
  summary: 'The breaches of personal data, those found last first, with their clocks.',
  access: ACCESS,
  reach: 'university',
  query: listQuery(['known_at', 'title']).extend({ state: z.enum(['open', 'closed']).optional() }),
  response: listOf('breaches', breachRow),
});

export const exportBreaches = exportOf(listBreaches, 'breaches');

const facts = z.object({
  title: text(150).min(1, 'Name the breach in a few words.'),
  /** The day and the minute of it at which the university knew. */
  known_on: isoDate,
  known_time: minuteOfDay.min(0).max(1439),
  nature: text(4000).min(1, 'Enter what happened.'),
  involved: text(2000).min(1, 'Enter which personal data are involved.'),
  affected: text(1000),
  people: z.number().int().min(0).max(10_000_000).nullable(),
  is_sensitive: z.boolean(),
  is_acquired: z.boolean(),
  is_harmful: z.boolean(),
});

export const recordBreach = endpoint({
  method: 'POST',
  path: '/api/privacy/breaches',
  summary: 'Records a breach of personal data, from which the clock of 72 hours runs.',
  access: ACCESS,
  reach: 'university',
  body: facts,
  response: messageOnly,
});

export const readBreach = endpoint({
  method: 'GET',
  path: '/api/privacy/breaches/{id}',
  summary: 'One breach, with its steps.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  versioned: 'privacy.breach:{id}',
  response: z.object({ breach: breachRow, steps: z.array(breachStep), version: recordVersion }),
});

export const correctBreach = endpoint({
  method: 'PUT',
  path: '/api/privacy/breaches/{id}',
  versioned: 'privacy.breach:{id}',
  summary: 'Corrects what is known of an open breach.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  body: facts,
  response: messageOnly,
});

export const stepBreach = endpoint({
  method: 'POST',
  path: '/api/privacy/breaches/{id}/steps',
  summary: 'Records a step in an open breach; one is closed where nothing is left to notify.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  body: z.object({
    kind: z.enum(STEPS, { error: 'Choose a step.' }),
    on: isoDate,
    time: minuteOfDay.min(0).max(1439),
    note: text(2000).min(5, 'Enter what was done.'),
  }),
  response: messageOnly,
});

export const printBreach = endpoint({
  method: 'GET',
  path: '/api/privacy/breaches/{id}/report',
  summary: 'The report on a breach as a PDF: what happened, who is affected, the clocks and the steps.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
