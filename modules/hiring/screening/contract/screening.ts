import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { applicationFlow } from '@talaan/applicants/workflow.ts';
import { ELEMENT_NAMES, RESULT_NAMES } from '../rules/elements.ts';
import { SCREENERS } from './access.ts';
import { postOfList } from './applicants.ts';

const state = z.enum(applicationFlow.states);
const element = z.enum(ELEMENT_NAMES);
const result = z.enum(RESULT_NAMES);
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

export const sheetRow = z.object({
  row: z.string(),
  section: z.enum(['education', 'work', 'voluntary', 'training', 'eligibilities']),
  title: z.string(),
  detail: z.string(),
  /** Years of school, days of all else. */
  from: z.string(),
  to: z.string(),
  /** In hundredths of days or hours; 1 for what only is there. */
  counted: z.number().int(),
  why: z.string(),
  is_relevant: z.boolean().nullable(),
  /** In hundredths. */
  weekly_hours: z.number().int().nullable(),
  verified_hours: z.number().int().nullable(),
  claimed_hours: z.number().int().nullable(),
  is_part_time: z.boolean(),
});
export type SheetRow = z.output<typeof sheetRow>;

export const override = z.object({
  kind: z.enum(['verified', 'substitution', 'exception']),
  result: z.enum(['MET', 'NOT_MET']),
  reason: z.string(),
  resolution: z.string(),
  by: z.string(),
  at: z.string(),
});
export const OVERRIDE_KINDS = {
  verified: 'Verified by the papers',
  substitution: 'Substitution that the standard allows',
  exception: 'Exception approved by the board',
} as const;

export const screenedElement = z.object({
  element,
  /** What the post asks, as published. */
  asked: z.string(),
  /** As computed. */
  result,
  figure: z.number().int().nullable(),
  note: z.string(),
  rows: z.array(sheetRow),
  override: override.nullable(),
  /** What counts. */
  outcome: result,
});
export type ScreenedElement = z.output<typeof screenedElement>;

/** The last performance rating of an internal applicant that Talaan has, as of the closing day. */
const ratingOnRecord = z.object({
  /** In hundredths. */
  rating: z.number().int(),
  /** `4.28 Very Satisfactory in January to June 2026.` */
  says: z.string(),
  source: z.string(),
  /** At least Very Satisfactory, as a promotion asks (2017 ORAOHRA). */
  is_met: z.boolean(),
});
export type RatingOnRecord = z.output<typeof ratingOnRecord>;

export const screenedApplication = z.object({
  id: z.number().int(),
  reference: z.string(),
  personnel_id: z.number().int(),
  fullname: z.string(),
  state,
  submitted_at: z.string(),
  is_internal: z.boolean(),
  post: postOfList,
  /** Empty before it was computed. */
  elements: z.array(screenedElement),
  has_sheet: z.boolean(),
  note: z.string(),
  /** As HR entered it, in hundredths; where it is null, the one on record counts. */
  performance_rating: z.number().int().nullable(),
  rating_on_record: ratingOnRecord.nullable(),
  decided: z.object({ by: z.string(), at: z.string() }).nullable(),
  reason: z.string(),
  papers: z.array(z.object({ id: z.number().int(), label: z.string(), name: z.string() })),
  questions: z.array(z.object({ no: z.number().int(), question: z.string(), asked_at: z.string() })),
  actions: z.array(z.enum(['qualify', 'disqualify', 'ask', 'correct'])),
});
export type ScreenedApplication = z.output<typeof screenedApplication>;

export const readScreenedApplication = endpoint({
  method: 'GET',
  path: '/api/screening/applications/{id}',
  summary: 'One application beside its evidence: each standard, the figure and the rows of the data sheet that it counts.',
  access: SCREENERS,
  params: byId,
  response: z.object({ application: screenedApplication }),
});

export const readApplicantPaper = endpoint({
  method: 'GET',
  path: '/api/screening/papers/{id}',
  summary: 'A paper of an application, to read beside its screening.',
  access: SCREENERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

const mark = z.object({
  row: z.string().max(60),
  is_relevant: z.boolean().nullable().optional(),
  weekly_hours: z.number().int().min(100, 'At least one hour a week.').max(4000, 'A full week has 40 hours.').nullable().optional(),
  verified_hours: z.number().int().min(0).max(200_000, 'At most 2,000 hours.').nullable().optional(),
});
export type MarkedRow = z.input<typeof mark>;
export const markRows = endpoint({
  method: 'PUT',
  path: '/api/screening/applications/{id}/rows',
  summary:
    'Says of rows of the data sheet whether they are relevant, how many hours a week and how many hours of a certificate; what is left out stays.',
  access: SCREENERS,
  reach: 'scope',
  params: byId,
  body: z.object({ rows: z.array(mark).min(1).max(200) }),
  response: messageOnly,
});

export const overrideElement = endpoint({
  method: 'PUT',
  path: '/api/screening/applications/{id}/elements/{element}',
  summary: 'Decides an element otherwise than computed: verified, substituted, or an exception with the resolution of the board.',
  access: SCREENERS,
  reach: 'scope',
  params: byId.extend({ element }),
  body: z
    .object({
      kind: z.enum(['verified', 'substitution', 'exception']),
      result: z.enum(['MET', 'NOT_MET']),
      reason: text(1000).min(1, 'Say why.'),
      resolution: text(100),
    })
    .refine(({ kind, resolution }) => kind !== 'exception' || resolution !== '', {
      path: ['resolution'],
      error: 'An exception needs the number of the board’s resolution.',
    }),
  response: messageOnly,
});

export const undoOverride = endpoint({
  method: 'DELETE',
  path: '/api/screening/applications/{id}/elements/{element}',
  summary: 'Takes back what HR decided of an element: the computed result counts again.',
  access: SCREENERS,
  reach: 'scope',
  params: byId.extend({ element }),
  response: messageOnly,
});

export const noteScreening = endpoint({
  method: 'PUT',
  path: '/api/screening/applications/{id}/note',
  summary: 'Keeps a note and the performance rating of the last period; without one that on record counts.',
  access: SCREENERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    note: text(2000),
    performance_rating: z.number().int().min(100, 'Ratings are 1.00 to 5.00.').max(500, 'Ratings are 1.00 to 5.00.').nullable(),
  }),
  response: messageOnly,
});

export const askApplicant = endpoint({
  method: 'POST',
  path: '/api/screening/applications/{id}/questions',
  summary: 'Asks the applicant by letter to show something for verification.',
  access: SCREENERS,
  reach: 'scope',
  params: byId,
  body: z.object({ question: text(2000).min(1, 'Say what they are to show, and until when.') }),
  response: messageOnly,
});

export const printApplicantScreening = endpoint({
  method: 'GET',
  path: '/api/screening/applications/{id}/sheet',
  summary: 'The screening of one applicant with the rows that were counted.',
  access: SCREENERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
