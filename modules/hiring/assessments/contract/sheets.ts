import { z } from 'zod';
import { endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { CANNOT_RATE_CODES } from '../rules/cannot-rate.ts';
import { sheetFlow } from '../workflow.ts';
import { formFactor } from './forms.ts';

const ACCESS = ['COMMITTEE'] as const;

export const sheetState = z.enum(sheetFlow.states);

/** In the filter: applicants whom the caller cannot rate, whatever their sheet. */
export const CANNOT = 'CANNOT_RATE';

const byPost = z.object({ id: recordId });
/** The post, and the person who applies. */
export const byApplicant = z.object({ id: recordId, appID: recordId });

const postRow = z.object({
  id: z.number().int(),
  code: z.string(),
  title: z.string(),
  office: z.string(),
  board: z.enum(['NAPB', 'APB']),
  role: z.string(),
  closes_at: z.string().nullable(),
  applicants: z.number().int(),
  /** How many the caller has still to score. */
  to_score: z.number().int(),
});
export type MyPostRow = z.output<typeof postRow>;

export const listMyPosts = endpoint({
  method: 'GET',
  path: '/api/assessment/posts',
  summary: 'The posts for which the caller sits on the board, with how many applicants they have still to score.',
  access: ACCESS,
  query: listQuery(['title', 'closes_at', 'to_score', 'applicants']).extend({
    show: z.enum(['open', 'all']).default('open'),
  }),
  response: listOf('posts', postRow),
});
export const exportMyPosts = exportOf(listMyPosts, 'posts');

const applicantRow = z.object({
  /** The person; while the assessment is blind `fullname` is a number alone. */
  id: z.number().int(),
  fullname: z.string(),
  reference: z.string(),
  state: sheetState,
  rated: z.number().int(),
  items: z.number().int(),
  /** Why the caller cannot rate this applicant, whatever the sheet says; null where they can. */
  cannot: z.enum(CANNOT_RATE_CODES).nullable(),
  application_state: z.string(),
  /** Whether the caller can read the data sheet that was submitted. */
  has_data_sheet: z.boolean(),
  submitted_at: z.string().nullable(),
});
export type ToAssessRow = z.output<typeof applicantRow>;

export const listToAssess = endpoint({
  method: 'GET',
  path: '/api/assessment/posts/{id}/applicants',
  summary: 'The applicants for a post on whose board the caller sits, with the state of the caller’s own sheets.',
  access: ACCESS,
  params: byPost,
  query: listQuery(['fullname', 'state']).extend({ state: z.enum([...sheetFlow.states, CANNOT]).optional() }),
  response: listOf('applicants', applicantRow),
});
export const exportToAssess = exportOf(listToAssess, 'applicants');

export const readAssessedPost = endpoint({
  method: 'GET',
  path: '/api/assessment/posts/{id}',
  summary: 'A post on whose board the caller sits, and why sheets cannot be filled yet, where they cannot.',
  access: ACCESS,
  params: byPost,
  response: z.object({
    post: z.object({ id: z.number().int(), code: z.string(), title: z.string(), board: z.enum(['NAPB', 'APB']), office: z.string() }),
    is_blind: z.boolean(),
    is_hidden: z.boolean(),
    to_score: z.number().int(),
    not_open_because: z.string().nullable(),
  }),
});

const rating = z.object({ item_id: z.number().int(), rating: z.number().int().min(1).max(5) });

/** The sheet of one seat, as it is shown to those who may see all. */
export const seatSheet = z.object({
  seat_id: z.number().int(),
  sheet_id: z.number().int().nullable(),
  name: z.string(),
  title: z.string(),
  state: sheetState,
  /** Why no sheet is waited for; null where one is. */
  excused: z.string().nullable(),
  remarks: z.string(),
  submitted_at: z.string().nullable(),
  /** Empty until all sheets of the post are in. */
  ratings: z.array(rating),
  steps: z.array(z.object({ action: z.string(), at: z.string(), by: z.string(), reason: z.string() })),
});
export type SeatSheet = z.output<typeof seatSheet>;

export const readMySheet = endpoint({
  method: 'GET',
  path: '/api/assessment/posts/{id}/applicants/{appID}/sheet',
  summary: 'The caller’s own sheet about an applicant; for the chair and the secretary of the board those of all, once all are in.',
  access: ACCESS,
  params: byApplicant,
  response: z.object({
    applicant: z.object({ id: z.number().int(), fullname: z.string(), reference: z.string(), position: z.string() }),
    form: z.object({ name: z.string(), version: z.number().int(), factors: z.array(formFactor) }),
    state: sheetState,
    ratings: z.array(rating),
    remarks: z.string(),
    /** Why the caller cannot rate this applicant, in words; null where they can, or have. */
    cannot: z.string().nullable(),
    /** Why the caller cannot fill the sheet now; null where they can. */
    closed_because: z.string().nullable(),
    papers: z.array(z.object({ id: z.number().int(), label: z.string() })),
    /** Whether the data sheet that was submitted can be read. */
    has_data_sheet: z.boolean(),
    /** Set where the caller may see all. */
    all: z.array(seatSheet).nullable(),
    can_unlock: z.boolean(),
    next: z.number().int().nullable(),
  }),
});

export const rateItem = endpoint({
  method: 'PUT',
  path: '/api/assessment/posts/{id}/applicants/{appID}/rating',
  summary: 'Keeps one rating of the caller’s own sheet; refused where it is another by now than the caller saw.',
  access: ACCESS,
  reach: 'scope',
  params: byApplicant,
  body: z.object({
    item_id: recordId,
    rating: z.number().int().min(1).max(5).nullable(),
    /** What the caller saw before. */
    was: z.number().int().min(1).max(5).nullable(),
  }),
  response: z.object({ message: z.string(), state: sheetState }),
});

export const saveRemarks = endpoint({
  method: 'PUT',
  path: '/api/assessment/posts/{id}/applicants/{appID}/remarks',
  summary: 'Keeps the remarks of the caller’s own sheet; refused where they are others by now than the caller saw.',
  access: ACCESS,
  reach: 'scope',
  params: byApplicant,
  body: z.object({ remarks: z.string().trim().max(2000, 'At most 2,000 characters.'), was: z.string().max(2000) }),
  response: messageOnly,
});

export const submitSheet = endpoint({
  method: 'POST',
  path: '/api/assessment/posts/{id}/applicants/{appID}/submit',
  summary: 'Submits the caller’s own sheet, once everything on it is rated.',
  access: ACCESS,
  reach: 'scope',
  params: byApplicant,
  response: messageOnly,
});

export const unlockSheet = endpoint({
  method: 'POST',
  path: '/api/assessment/posts/{id}/applicants/{appID}/unlock',
  summary: 'Opens a locked sheet again, by the chair of the board, with a reason that is kept.',
  access: ACCESS,
  reach: 'scope',
  params: byApplicant,
  body: z.object({ seat_id: recordId, reason: z.string().trim().min(1, 'Enter the reason.').max(300) }),
  response: messageOnly,
});

export const openPaper = endpoint({
  method: 'GET',
  path: '/api/assessment/posts/{id}/applicants/{appID}/papers/{paper}',
  summary: 'A paper of an applicant, for a member of the board; not while names are hidden.',
  access: ACCESS,
  params: byApplicant.extend({ paper: recordId }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const openDataSheet = endpoint({
  method: 'GET',
  path: '/api/assessment/posts/{id}/applicants/{appID}/data-sheet',
  summary:
    'The data sheet of an applicant as it was submitted, for a member of the board who is not inhibited; not while names are hidden.',
  access: ACCESS,
  params: byApplicant,
  response: fileAnswer,
  download: ['application/pdf'],
});
