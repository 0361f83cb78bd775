import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { wholeForm } from './forms.ts';
import { byApplicant, seatSheet, sheetState } from './sheets.ts';

const ACCESS = ['JOBPOST'] as const;
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
const PATH = '/api/job_posts/{id}/assessment';

const credit = z.object({ factor_id: z.number().int(), measure: z.number().int().nullable(), points: z.number().int(), note: z.string() });

/** One figure of the ranking and where it comes from: a seat, what it gave in fifths of a hundredth, and whether it was dropped. */
export const figure = z.object({
  points: z.number().int(),
  by: z.array(z.tuple([z.number().int(), z.number().int(), z.boolean()])),
});

export const candidate = z.object({
  application_id: z.number().int(),
  personnel_id: z.number().int(),
  reference: z.string(),
  fullname: z.string(),
  /** What they hold now; empty for an applicant from outside. */
  position: z.string(),
  salary_grade: z.number().int().nullable(),
  is_internal: z.boolean(),
  is_next_in_rank: z.boolean(),
  state: z.string(),
  credits: z.array(credit),
  grounds: z.array(z.string()),
  votes: z.number().int().nullable(),
  /** How many sheets about them are in, of those that are waited for. */
  sheets_in: z.number().int(),
  sheets_due: z.number().int(),
  has_quorum: z.boolean(),
  /** Of the latest ranking; null where they are not ranked. */
  ranked: z
    .object({
      rank: z.number().int(),
      is_tied: z.boolean(),
      settled_by: z.string().nullable(),
      total: z.number().int(),
      preference: z.number().int(),
      passes: z.boolean(),
      points: z.record(z.string(), figure),
    })
    .nullable(),
  /** The number of the resolution by which they were recommended. */
  resolution: z.string().nullable(),
  selection: z
    .object({ decided_on: z.string(), decided_by: z.string(), is_outside: z.boolean(), is_deep: z.boolean(), reason: z.string() })
    .nullable(),
});
export type Candidate = z.output<typeof candidate>;

const boardSeat = z.object({
  seat_id: z.number().int(),
  name: z.string(),
  title: z.string(),
  role: z.string(),
  alternates: z.array(z.string()),
  /** Why the seat was absent; null where it takes part. */
  absent: z.string().nullable(),
  waits_for: z.number().int(),
});
export type BoardSeatRow = z.output<typeof boardSeat>;

export const readAssessment = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'The comparative assessment of a post: form, board, what is entered and submitted, ranking, recommendation and choice.',
  access: ACCESS,
  params: byId,
  response: z.object({
    post: z.object({
      id: z.number().int(),
      code: z.string(),
      title: z.string(),
      office: z.string(),
      board: z.enum(['NAPB', 'APB']),
      vacancies: z.number().int(),
      position_id: z.number().int(),
      position: z.string(),
    }),
    /** Why the board cannot deliberate yet; null where it can. */
    not_open_because: z.string().nullable(),
    board_name: z.string().nullable(),
    form: wholeForm.nullable(),
    is_blind: z.boolean(),
    can_change_form: z.boolean(),
    forms: z.array(z.object({ id: z.number().int(), name: z.string(), version: z.number().int(), position_group: z.string() })),
    grounds: z.array(z.object({ code: z.string(), label: z.string(), points: z.number().int() })),
    seats: z.array(boardSeat),
    candidates: z.array(candidate),
    ranking: z
      .object({
        version: z.number().int(),
        made_at: z.string(),
        is_frozen: z.boolean(),
        is_stale: z.boolean(),
        /** Of the comparative assessment; null before it is issued. */
        code: z.string().nullable(),
      })
      .nullable(),
    resolutions: z.array(z.object({ number: z.string(), dated: z.string(), reason: z.string() })),
    minutes: z.string(),
    /** The positions that are next in rank, that of the highest grade first. */
    next_in_rank: z.array(z.object({ id: z.number().int(), name: z.string(), salary_grade: z.number().int().nullable() })),
    authority: z.string(),
    /** What stands in the way of a consolidation; empty where nothing does. */
    hindrances: z.array(z.string()),
  }),
});
export type Assessment = z.output<typeof readAssessment.response>;

export const setAssessment = endpoint({
  method: 'PUT',
  path: PATH,
  summary: 'Sets by which form all applicants for a post are scored and whether members score blind, before anything is scored.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ form_id: recordId, is_blind: z.boolean() }),
  response: messageOnly,
});

export const saveCredit = endpoint({
  method: 'PUT',
  path: `${PATH}/credits`,
  summary: 'Keeps the points of one factor that members do not score; refused where they are others by now than the caller saw.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({
    application_id: recordId,
    factor_id: recordId,
    /** Hundredths: the percent of an examination, the rating of a performance to 5, else points; null takes it out. */
    value: z.number().int().min(0, 'Not below 0.').max(100_000).nullable(),
    note: text(300),
    /** The points that the caller saw. */
    was: z.number().int().nullable(),
  }),
  response: messageOnly,
});

export const importExamScores = endpoint({
  method: 'POST',
  path: `${PATH}/exam-scores`,
  summary: 'Takes in lines of a reference and a percent, pasted from a spreadsheet, as scores of the examination; all or none.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ factor_id: recordId, lines: z.string().trim().min(1, 'Paste the scores.').max(100_000) }),
  response: messageOnly,
});

export const creditZero = endpoint({
  method: 'POST',
  path: `${PATH}/zero-credits`,
  summary: 'Enters 0 points wherever nothing is entered for those who were interviewed.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const prefillCredits = endpoint({
  method: 'POST',
  path: `${PATH}/prefill-credits`,
  summary: 'Proposes points of performance, education, training and experience by the guides, where nothing is entered.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const savePreferences = endpoint({
  method: 'PUT',
  path: `${PATH}/preferences`,
  summary: 'Sets which grounds of preference an applicant has proven, each once.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ application_id: recordId, grounds: z.array(z.string().max(40)).max(20) }),
  response: messageOnly,
});

export const saveAbsence = endpoint({
  method: 'PUT',
  path: `${PATH}/absences`,
  summary: 'Records that a seat took no part, so that its sheets are not waited for; an empty reason takes it back.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ seat_id: recordId, reason: text(300) }),
  response: messageOnly,
});

export const consolidate = endpoint({
  method: 'POST',
  path: `${PATH}/consolidate`,
  summary: 'Averages the members, adds the factors, ranks all who were interviewed, and locks the sheets.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const recordVotes = endpoint({
  method: 'PUT',
  path: `${PATH}/votes`,
  summary: 'Records how many members voted for each of those who are tied, and ranks anew.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({
    votes: z
      .array(z.object({ application_id: recordId, votes: z.number({ error: 'Enter a number.' }).int().min(0).max(99) }))
      .min(2, 'A vote is on two or more.')
      .max(50),
  }),
  response: messageOnly,
});

export const endByCredentials = endpoint({
  method: 'POST',
  path: `${PATH}/below-pass-mark`,
  summary: 'Ends the applications whose credentials are below the pass mark of the form, before the interview.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const saveMinutes = endpoint({
  method: 'PUT',
  path: `${PATH}/minutes`,
  summary: 'Keeps the minutes of the deliberation; refused where they are others by now than the caller saw.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ minutes: z.string().trim().max(20_000, 'At most 20,000 characters.'), was: z.string().max(20_000) }),
  response: messageOnly,
});

export const readApplicantSheets = endpoint({
  method: 'GET',
  path: '/api/job_posts/{id}/applicants/{appID}/assessment',
  summary: 'All sheets about one applicant for the secretariat: who has not scored yet, and every rating once all are in.',
  access: ACCESS,
  params: byApplicant,
  response: z.object({
    post: z.object({ id: z.number().int(), code: z.string(), title: z.string(), board: z.enum(['NAPB', 'APB']) }),
    form: wholeForm,
    candidate,
    all_in: z.boolean(),
    is_frozen: z.boolean(),
    sheets: z.array(seatSheet),
    before: z.number().int().nullable(),
    after: z.number().int().nullable(),
  }),
});

export const returnSheet = endpoint({
  method: 'POST',
  path: '/api/job_posts/{id}/applicants/{appID}/assessment/return',
  summary: 'Gives a submitted sheet back to its member with a reason, before it is locked.',
  access: ACCESS,
  reach: 'scope',
  params: byApplicant,
  body: z.object({ seat_id: recordId, reason: text(300).min(1, 'Enter the reason.') }),
  response: z.object({ message: z.string(), state: sheetState }),
});
