import { z } from 'zod';
import { isoDate, isoMonth } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { HELD_BACK, type HeldBack } from '../rules/hold-step.ts';
import { RATINGS } from '../rules/merit.ts';

export const HELD_NAMES = Object.keys(HELD_BACK) as [HeldBack, ...HeldBack[]];

const people = {
  campus: recordId.optional(),
  /** An office with all its units. */
  office: recordId.optional(),
};

/** A step that comes due, with what its date follows from and what will be paid. */
export const dueStep = z.object({
  /** The person. */
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  campus: z.string(),
  position: z.string(),
  status: z.string(),
  due_on: z.string(),
  is_overdue: z.boolean(),
  /** The first day in the present grade, and from when the three years run. */
  anchor: z.string(),
  since: z.string(),
  /** Without pay in that time, in thousandths of a day, and the days by which it moves the date. */
  unpaid: z.number().int(),
  moved: z.number().int(),
  salary_grade: z.number().int(),
  step: z.number().int(),
  /** Monthly, in centavos; null where the table in force has none. */
  before: z.number().int(),
  after: z.number().int().nullable(),
  /** A rating below Satisfactory after which the three years run, or would run, anew. */
  broken_by: z.string().nullable(),
  held: z.enum(HELD_NAMES).nullable(),
  withheld_because: z.string().nullable(),
  withholding_id: z.number().int().nullable(),
});
export type DueStep = z.output<typeof dueStep>;

export const listDueSteps = endpoint({
  method: 'GET',
  path: '/api/nosi/due',
  summary: 'The step increments due in a month and those of earlier months still open, or those withheld and why.',
  access: ['NOSINOSA'],
  query: listQuery(['fullname', 'due_on']).extend({ ...people, month: isoMonth, group: z.enum(['due', 'held']).default('due') }),
  response: listOf('steps', dueStep).extend({
    totals: z.object({
      due: z.number().int(),
      overdue: z.number().int(),
      held: z.number().int(),
      /** What the due ones add to the month, in centavos. */
      monthly_cost: z.number().int(),
    }),
  }),
});

export const exportDueSteps = exportOf(listDueSteps, 'step increments');

export const generateNosi = endpoint({
  method: 'POST',
  path: '/api/nosi/generate',
  summary:
    'Generates the notices of the steps due in a month and before, for all within the filters or the chosen people, behind the screen.',
  access: ['NOSINOSA'],
  reach: 'scope',
  body: z.object({
    ...people,
    month: isoMonth,
    term: z.string().trim().max(100).optional(),
    personnel_ids: z.array(recordId).min(1, 'Choose at least one person.').max(50_000).optional(),
  }),
  response: startedJob,
});

export const withholdStep = endpoint({
  method: 'POST',
  path: '/api/nosi/withholdings',
  summary: 'Withholds the step increment of a person, with the reason, until it is lifted.',
  access: ['NOSINOSA'],
  reach: 'scope',
  body: z.object({
    personnel_id: recordId,
    due_on: isoDate,
    reason: z.string().trim().min(1, 'Enter why the step is withheld.').max(500),
  }),
  response: messageOnly,
});

export const liftWithholding = endpoint({
  method: 'POST',
  path: '/api/nosi/withholdings/{id}/lift',
  summary: 'Lifts the withholding of a step increment: it is due again.',
  access: ['NOSINOSA'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

const ratingOfHalf = z.object({ rating: z.enum(RATINGS), source: z.string() });

export const readMeritPlaces = endpoint({
  method: 'GET',
  path: '/api/nosi/merit',
  summary:
    'How many merit increments a rating year allows (5 % of the incumbents), how many were granted, and what a person was rated in it.',
  access: ['NOSINOSA'],
  query: z.object({ year: z.coerce.number().int().min(1990).max(2200), personnel_id: recordId.optional() }),
  response: z.object({
    year: z.number().int(),
    incumbents: z.number().int(),
    places: z.number().int(),
    given: z.number().int(),
    /** The ratings of the person in both halves of the year, with the form or paper of each; null where nobody is asked about. */
    on_record: z.tuple([ratingOfHalf.nullable(), ratingOfHalf.nullable()]).nullable(),
  }),
});

export const grantMerit = endpoint({
  method: 'POST',
  path: '/api/nosi/merit',
  summary: 'Generates the notice of a merit increment from the two ratings of a year, of which those on record count: one or two steps.',
  access: ['NOSINOSA'],
  reach: 'scope',
  body: z.object({
    personnel_id: recordId,
    year: z.number().int().min(1990).max(2200),
    effective_on: isoDate,
    first_rating: z.enum(RATINGS),
    second_rating: z.enum(RATINGS),
  }),
  response: z.object({ message: z.string(), id: z.number().int() }),
});
