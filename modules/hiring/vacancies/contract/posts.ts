import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { BOARDS, POST_KINDS, type Board, type PostKind } from './words.ts';
import { POST_AGE_CODES } from '../rules/post-ages.ts';
import { postFlow } from '../workflow.ts';

/** Who makes job posts, publishes and closes them. */
export const POST_KEEPERS = ['JOBPOST'] as const;

const kind = z.enum(Object.keys(POST_KINDS) as [PostKind, ...PostKind[]]);
const board = z.enum(Object.keys(BOARDS) as [Board, ...Board[]], { error: 'Choose the selection board.' });
const state = z.enum(postFlow.states);

export const postRow = z.object({
  id: z.number().int(),
  code: z.string(),
  title: z.string(),
  parenthetical_title: z.string(),
  office: z.string(),
  office_name: z.string(),
  /** Item numbers, with commas. */
  items: z.string(),
  kind,
  board,
  is_published: z.boolean(),
  vacancies: z.number().int(),
  salary_grade: z.number().int().nullable(),
  /** As the clock says it, whatever is stored. */
  state,
  posted_on: z.string().nullable(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  valid_until: z.string().nullable(),
  due: z.object({ text: z.string(), tone: z.enum(['waiting', 'warning', 'bad', 'neutral']) }).nullable(),
});
export type PostRow = z.output<typeof postRow>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/job_posts',
  summary: 'Job posts of the offices within the caller’s scope, the newest first; states as the clock tells them.',
  access: POST_KEEPERS,
  query: listQuery(['code', 'title', 'office', 'state', 'posted_on', 'closes_at', 'valid_until']).extend({
    state: severalOf(state),
    kind: kind.optional(),
    board: board.optional(),
    /** Posts that are open today, by days since they were first posted. */
    age: z.enum(POST_AGE_CODES).optional(),
    campus: z.coerce.number().int().optional(),
    office: z.coerce.number().int().optional(),
    ...groupedBy(['state', 'office', 'kind']),
  }),
  response: listOf('posts', postRow),
});

export const exportPosts = exportOf(listPosts, 'job posts');

export const requirement = z.object({
  code: z
    .string()
    .regex(/^[a-z][a-z-]*$/, 'Letters and hyphens only.')
    .max(40),
  label: z.string().trim().min(1, 'Say which paper.').max(200),
  /** Whether an application is submitted only with it. */
  is_needed: z.boolean(),
});
export type Requirement = z.output<typeof requirement>;

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
const years = z.number().int().min(0).max(40, 'At most 40 years.').nullable();
const hours = z.number().int().min(0).max(1000, 'At most 1,000 hours.').nullable();

/** What HR writes on a post; money in centavos. */
export const postFields = z.object({
  title: text(200).min(1, 'Enter the title of the position.'),
  parenthetical_title: text(200),
  place: text(200),
  board,
  vacancies: z.number().int().min(1, 'At least one.').max(99),
  salary_grade: z.number().int().min(1).max(33, 'Salary grades are 1 to 33.').nullable(),
  salary: z.number().int().min(1).max(100_000_000).nullable(),
  education: text(1000),
  experience_years: years,
  experience: text(1000),
  training_hours: hours,
  training: text(1000),
  eligibility: text(1000),
  competency: text(2000),
  duties: text(8000),
  instructions: text(4000),
  contact_name: text(150),
  contact_title: text(150),
  contact_address: text(300),
  contact_email: text(150),
  contact_phone: text(100),
  equal_opportunity: text(2000),
  item_ids: z.array(recordId).max(99),
  requirements: z.array(requirement).max(30),
});
export type PostFields = z.output<typeof postFields>;

export const publication = z.object({
  version: z.number().int(),
  sent_on: z.string().nullable(),
  /** The last day for applications as the form said it. */
  deadline: z.string().nullable(),
  mode: z.string(),
  posted_on: z.string().nullable(),
  places: z.array(z.string()),
  closes_at: z.string().nullable(),
  valid_until: z.string().nullable(),
  deficient_on: z.string().nullable(),
  deficiency: z.string(),
  has_proof: z.boolean(),
});
export type Publication = z.output<typeof publication>;

export const postStep = z.object({
  no: z.number().int(),
  action: z.string(),
  to: state,
  at: z.string(),
  /** Who, in whose place and by which designation. */
  by: z.string(),
  reason: z.string(),
});
export type PostStep = z.output<typeof postStep>;

export const postRecord = postRow.extend(postFields.omit({ item_ids: true }).shape).extend({
  salary_kind: z.enum(['daily', 'monthly', 'hourly']),
  status: z.string(),
  position: z.string(),
  level: z.string().nullable(),
  request: z.object({ id: z.number().int(), number: z.string(), office: z.string() }),
  /** The items of the request, and whether the post has them. */
  item_choices: z.array(z.object({ id: z.number().int(), number: z.string(), is_posted: z.boolean() })),
  version_of_form: z.number().int(),
  publications: z.array(publication),
  steps: z.array(postStep),
  /** What HR may do now. */
  actions: z.array(z.enum(postFlow.actions)),
  /** What keeps it from being complete, by its field. */
  missing: z.array(z.string()),
  /** The address of its public page. */
  public_address: z.string(),
  /** How far its applicants, board, interviews … are, in words, by the key of the link that leads there. */
  figures: z.record(z.string(), z.string()),
});
export type PostRecord = z.output<typeof postRecord>;

export const readPost = endpoint({
  method: 'GET',
  path: '/api/job_posts/{id}',
  summary: 'One job post with its publications, steps and open actions.',
  access: POST_KEEPERS,
  params: byId,
  versioned: 'vacancies.post:{id}',
  response: z.object({ post: postRecord, version: recordVersion }),
});

export const postableRequest = z.object({
  id: z.number().int(),
  number: z.string(),
  position: z.string(),
  office: z.string(),
  kind,
  needed: z.number().int(),
  items: z.string(),
  needed_by: z.string(),
});
export type PostableRequest = z.output<typeof postableRequest>;

export const listPostableRequests = endpoint({
  method: 'GET',
  path: '/api/job_posts/requests',
  summary: 'Approved requests to hire without a job post, the one needed first at the top.',
  access: POST_KEEPERS,
  response: z.object({ requests: z.array(postableRequest) }),
});

export const addPost = endpoint({
  method: 'POST',
  path: '/api/job_posts',
  summary: 'Drafts the job post of an approved request to hire, filled from the request, its items and the salary table in force.',
  access: POST_KEEPERS,
  reach: 'scope',
  body: z.object({
    request_id: z.number({ error: 'Choose the request to hire.' }).int().min(1, 'Choose the request to hire.'),
    /** An earlier post whose texts, papers and contact are taken over. */
    copy_of: recordId.nullable(),
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});

/** What a change of a form that the CSC has already means: only its spelling, or something that has to be published again. */
export const CORRECTIONS = {
  spelling: 'It only corrects spelling',
  change: 'It changes what was published: publish again',
} as const;

export const editPost = endpoint({
  method: 'PUT',
  path: '/api/job_posts/{id}',
  summary:
    'Changes a post. Once its form is with the CSC, a change of standards, grade, item or place makes a new version that is published again; a correction of spelling does not.',
  access: POST_KEEPERS,
  reach: 'scope',
  params: byId,
  versioned: 'vacancies.post:{id}',
  body: postFields.extend({ correction: z.enum(['spelling', 'change']).nullable() }),
  response: messageOnly,
});
