import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { jobRun } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { applicationFlow, type ApplicationState } from '@talaan/applicants/workflow.ts';
import { RESULT_NAMES } from '../rules/elements.ts';
import { READERS, SCREENERS } from './access.ts';

/** Drafts are of the applicant alone. */
export const SHOWN_STATES = applicationFlow.states.filter((state) => state !== 'DRAFT');
/** In these an applicant waits for a decision. */
export const UNDECIDED_STATES = ['SUBMITTED', 'INCOMPLETE'] as const satisfies ApplicationState[];
const state = z.enum(applicationFlow.states);
/** Why an applicant is not qualified. */
export const REASONS = {
  education: 'Education',
  experience: 'Experience',
  training: 'Training',
  eligibility: 'Eligibility',
  papers: 'Papers not handed in',
  other: 'Another condition',
} as const;
export const REASON_CODES = Object.keys(REASONS) as [keyof typeof REASONS, ...(keyof typeof REASONS)[]];

const outcome = z.enum(RESULT_NAMES).nullable();
export const postApplicant = z.object({
  /** The number of the application. */
  id: z.number().int(),
  reference: z.string(),
  personnel_id: z.number().int(),
  fullname: z.string(),
  state,
  submitted_at: z.string(),
  is_internal: z.boolean(),
  is_paper: z.boolean(),
  /** What counts of each element: as HR decided, else as computed; null before it was computed. */
  education: outcome,
  experience: outcome,
  training: outcome,
  eligibility: outcome,
  special: outcome,
  /** In hundredths. */
  experience_days: z.number().int().nullable(),
  /** In hundredths. */
  training_hours: z.number().int().nullable(),
  /** The elements that are not met or open, in words. */
  remarks: z.string(),
});
export type PostApplicant = z.output<typeof postApplicant>;

export const postOfList = z.object({
  id: z.number().int(),
  code: z.string(),
  title: z.string(),
  office: z.string(),
  vacancies: z.number().int(),
  closing_day: z.string().nullable(),
});

export const listPostApplicants = endpoint({
  method: 'GET',
  path: '/api/screening/posts/{id}/applicants',
  summary: 'The applicants of a job post with the result for each qualification standard.',
  access: READERS,
  params: byId,
  query: listQuery(['fullname', 'submitted_at', 'state', 'experience_days', 'training_hours']).extend({
    state: severalOf(state),
    /** As far as the standards go: all met, one not met, or something to verify. */
    standing: z.enum(['met', 'not_met', 'open']).optional(),
    internal: z.enum(['yes', 'no']).optional(),
    ...groupedBy(['state']),
  }),
  response: listOf('applicants', postApplicant).extend({
    post: postOfList,
    /** How many wait for a decision, and how many of these are not computed from their latest sheet. */
    undecided: z.number().int(),
    uncomputed: z.number().int(),
  }),
});

export const exportPostApplicants = exportOf(listPostApplicants, 'applicants of a job post');

export const findNextApplication = endpoint({
  method: 'GET',
  path: '/api/screening/posts/{id}/next',
  summary: 'The pending application that is screened next: the preferred one, else the one filed first; null where none is pending.',
  access: SCREENERS,
  params: byId,
  query: z.object({ preferred: recordId.optional() }),
  response: z.object({ application: z.number().int().nullable() }),
});

export const computeScreening = endpoint({
  method: 'POST',
  path: '/api/screening/posts/{id}/compute',
  summary: 'Computes the screening of all who are not decided; of more than 200 as a job.',
  access: SCREENERS,
  reach: 'scope',
  params: byId,
  response: messageOnly.extend({ computed: z.number().int(), job: jobRun.nullable() }),
});

export const decideScreening = endpoint({
  method: 'POST',
  path: '/api/screening/decisions',
  summary: 'Decides that applicants are qualified or not: all of them or none; each is notified by letter.',
  access: SCREENERS,
  reach: 'scope',
  body: z
    .object({
      ids: z.array(recordId).min(1, 'Choose at least one applicant.').max(1000),
      decision: z.enum(['qualify', 'disqualify']),
      reason_code: z.enum(REASON_CODES).nullable().default(null),
      reason: z.string().trim().max(1000, 'At most 1000 characters.').default(''),
    })
    .refine(({ decision, reason_code: code }) => decision === 'qualify' || code !== null, {
      path: ['reason_code'],
      error: 'Choose the reason.',
    })
    .refine(({ decision, reason }) => decision === 'qualify' || reason !== '', {
      path: ['reason'],
      error: 'Say why: the applicant reads it.',
    }),
  response: messageOnly,
});

export const printScreening = endpoint({
  method: 'GET',
  path: '/api/screening/posts/{id}/sheet',
  summary: 'The screening sheet of a post: all who applied, with each element and remarks.',
  access: SCREENERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
