import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { evidenceKind } from './evidence.ts';
import {
  achievementScale,
  adjectiveScale,
  amount,
  deadlineTable,
  face,
  form,
  formWeights,
  level,
  measure,
  period,
  ratings,
  scales,
  state,
  typedLines,
  typedRatings,
} from './fields.ts';

const evidence = z.object({ id: z.number().int(), kind: evidenceKind, title: z.string(), day: z.string().nullable() });
export type Evidence = z.output<typeof evidence>;

const line = z.object({
  id: z.number().int(),
  part: z.enum(['WHOLE', 'DESIGNATION', 'POSITION']),
  group: z.string(),
  output: z.string(),
  indicator: z.string(),
  measure,
  /** In thousandths. */
  target: z.number().int().nullable(),
  due_on: z.string().nullable(),
  scales,
  weight: z.number().int().nullable(),
  parent_id: z.number().int().nullable(),
  mfo_id: z.number().int().nullable(),
  mfo: z.string().nullable(),
  mfo_weight: z.number().int().nullable(),
  /** In centavos. */
  budget: z.number().int().nullable(),
  accountable: z.string(),
  /** In thousandths, as the target. */
  done: z.number().int().nullable(),
  accomplishment: z.string(),
  own_ratings: ratings,
  /** Of the supervisor; of a final rating that its owner has not opened all null. */
  ratings,
  reason: z.string(),
  remarks: z.string(),
  evidence: z.array(evidence),
});
export type Line = z.output<typeof line>;

/** A line of another form, to compare with or to answer. */
const otherLine = line.pick({
  id: true,
  group: true,
  output: true,
  indicator: true,
  measure: true,
  target: true,
  due_on: true,
  done: true,
  accomplishment: true,
  ratings: true,
});
export type OtherLine = z.output<typeof otherLine>;
const day = z.string().nullable();

const shownForm = z.object({
  id: z.number().int(),
  form,
  state,
  state_words: z.string(),
  is_own: z.boolean(),
  period,
  ratee: face,
  office_id: z.number().int(),
  office: z.string(),
  /** Days of service in the period. */
  days: z.number().int(),
  weights: formWeights,
  adjectives: adjectiveScale,
  achievement: achievementScale,
  deadline_table: deadlineTable,
  deadlines: z.object({ targets: z.string(), revision: z.string(), self_rating: z.string(), final: z.string() }),
  lines: z.array(line),
  /** Null also for its owner until they have opened it. */
  final: z.number().int().nullable(),
  level: level.nullable(),
  /** A final rating is there, and its owner has not opened it. */
  is_sealed: z.boolean(),
  comments: z.string(),
  discussed_on: day,
  confirmed_on: day,
  refused_on: day,
  received_on: day,
  on_paper: z.boolean(),
  appeal_until: day,
  appealed_on: day,
  appeal_due: day,
  decided_on: day,
  granted: z.boolean().nullable(),
  final_before: z.number().int().nullable(),
  /** The next commitment above, whose lines the own ones answer. */
  above: z.object({ id: z.number().int(), form, office: z.string(), lines: z.array(otherLine) }).nullable(),
  /** The form of the period before. */
  last: z
    .object({
      id: z.number().int(),
      period: z.string(),
      final: z.number().int().nullable(),
      level: level.nullable(),
      lines: z.array(otherLine),
    })
    .nullable(),
  /** What of the cascade is refused or warned of, by line. */
  faults: z.array(z.object({ line_id: z.number().int(), is_refused: z.boolean(), message: z.string() })),
  revisions: z.array(
    z.object({
      id: z.number().int(),
      at: z.string(),
      by: z.string().nullable(),
      reason: z.string(),
      changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  ...openSteps,
});
export type ShownForm = z.output<typeof shownForm>;

export const readForm = endpoint({
  method: 'GET',
  path: '/api/performance/forms/{id}',
  summary: 'A form with its lines, ratings and evidence, for its owner and those who have a part in it.',
  access: 'staff',
  params: byId,
  response: z.object({ form: shownForm }),
});

const ownForm = z.object({
  id: z.number().int(),
  form,
  state,
  state_words: z.string(),
  office: z.string(),
  final: z.number().int().nullable(),
  level: level.nullable(),
  is_sealed: z.boolean(),
  /** What is awaited next of the form, in words, and until when. */
  awaited: z.string().nullable(),
  due_on: z.string().nullable(),
  is_late: z.boolean(),
});

export const readOwnForms = endpoint({
  method: 'GET',
  path: '/api/performance/own',
  summary: 'The own forms by period, which may be begun, and the ratings on record.',
  access: 'staff',
  response: z.object({
    periods: z.array(
      period.extend({
        forms: z.array(ownForm),
        /** Forms that can be begun; `reason` says why the person is not rated. */
        offered: z.array(z.object({ form, office_id: z.number().int(), office: z.string(), share: z.number().int().nullable() })),
        reason: z.string().nullable(),
      }),
    ),
    history: z.array(
      z.object({
        period: z.string(),
        from: z.string(),
        to: z.string(),
        final: z.number().int(),
        level,
        source: z.string(),
      }),
    ),
    coaching: z.array(
      z.object({
        id: z.number().int(),
        held_on: z.string(),
        kind: z.string(),
        incident: z.string(),
        agreement: z.string(),
        coach: z.string(),
      }),
    ),
  }),
});
export type OwnForms = z.output<typeof readOwnForms.response>;

export const addForm = endpoint({
  method: 'POST',
  path: '/api/performance/forms',
  summary: 'Begins a form of the caller for a period, blank, from the commitments of the office, or from the form of the period before.',
  access: 'staff',
  body: z.object({
    form,
    period_id: recordId,
    office_id: recordId,
    /** Percent that a designation counts, as its order says; null without one. */
    designation_share: z.number().int().nullable(),
    from: z.enum(['BLANK', 'ABOVE', 'LAST'], { error: 'Choose what to begin with.' }),
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});

const seen = z.number().int();

export const saveTargets = endpoint({
  access: 'staff',
  params: byId,
  response: messageOnly,
  method: 'PUT',
  path: '/api/performance/forms/{id}/targets',
  summary: 'Saves the targets of an own form, whole; with `submit` they go to the supervisor.',
  body: z.object({ lines: typedLines, seen, submit: z.boolean() }),
});

export const reviseTargets = endpoint({
  access: 'staff',
  params: byId,
  response: messageOnly,
  method: 'PUT',
  path: '/api/performance/forms/{id}/revision',
  summary: 'Changes approved targets, by the head who approves them; the change is kept with its reason.',
  body: z.object({ lines: typedLines, seen, reason: z.string().trim().min(1, 'Enter the reason.').max(1000) }),
});

const done = z.object({
  line_id: recordId,
  done: amount.nullable(),
  accomplishment: z.string().trim().max(2000, 'At most 2,000 characters.'),
  ratings: typedRatings,
  reason: z.string().trim().max(500),
});

export const saveAccomplishments = endpoint({
  access: 'staff',
  params: byId,
  response: messageOnly,
  method: 'PUT',
  path: '/api/performance/forms/{id}/accomplishments',
  summary: 'Saves what was accomplished and the self-rating; with `submit` they go to the supervisor.',
  body: z.object({ lines: z.array(done).max(60), seen, submit: z.boolean() }),
});

export const rateLines = endpoint({
  access: 'staff',
  params: byId,
  response: messageOnly,
  method: 'PUT',
  path: '/api/performance/forms/{id}/rating',
  summary: 'Rates a self-rated form line by line, with the day of the discussion, by the supervisor.',
  body: z.object({
    lines: z
      .array(
        z.object({ line_id: recordId, ratings: typedRatings, reason: z.string().trim().max(500), remarks: z.string().trim().max(500) }),
      )
      .max(60),
    comments: z.string().trim().max(4000, 'At most 4,000 characters.'),
    discussed_on: z.iso.date('Enter the day of the discussion.'),
    seen,
  }),
});

export const beginAccomplishments = endpoint({
  access: 'staff',
  params: byId,
  response: messageOnly,
  method: 'PUT',
  path: '/api/performance/forms/{id}/begin',
  summary: 'Opens an own form with approved targets for accomplishments.',
  body: z.object({ seen }),
});

export const openRating = endpoint({
  access: 'staff',
  params: byId,
  response: messageOnly,
  method: 'PUT',
  path: '/api/performance/forms/{id}/receipt',
  summary: 'Opens the own final rating; the days of an appeal begin.',
});

export const recordService = endpoint({
  access: 'staff',
  params: byId,
  response: messageOnly,
  method: 'PUT',
  path: '/api/performance/forms/{id}/service',
  summary: 'Records that the final rating was served on paper.',
  body: z.object({ on: z.iso.date('Enter the day.'), seen }),
});
