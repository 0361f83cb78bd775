import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { openSteps, previewRoute } from '@talaan/requests/contract/timeline.ts';
import { HIRE_KINDS, RATE_KINDS, type HireKind, type RateKind } from './rules/hire-terms.ts';
import { REASONS, type HireReason } from './rules/reason-of-vacancy.ts';
import { hireFlow } from './workflow.ts';

/** The units that ask for people. */
const FILERS = ['HIREREQUEST'] as const;
const PATH = '/api/hire-requests';
export const MOST_FILES = 5;

/** Whose requests a list shows: one's own, those that wait for one's decision, all within one's reach. */
export const WHOSE = { mine: 'Mine', waiting: 'Waiting for me', all: 'All' } as const;

const state = z.enum(hireFlow.states);
const kind = z.enum(Object.keys(HIRE_KINDS) as [HireKind], { error: 'Choose what is asked for.' });
const reason = z.enum(Object.keys(REASONS) as [HireReason], { error: 'Choose why.' });
const rateKind = z.enum(Object.keys(RATE_KINDS) as [RateKind]);

/** Qualification standards, copied from the item or the position; numbers are minimums, null where nothing is said. */
const standards = z.object({
  education: z.string(),
  experience_years: z.number().int().nullable(),
  experience: z.string(),
  training_hours: z.number().int().nullable(),
  training: z.string(),
  eligibility: z.string(),
  competency: z.string(),
});

const hireRow = z.object({
  id: z.number().int(),
  number: z.string(),
  requester: z.string(),
  office: z.string(),
  office_name: z.string(),
  kind,
  position: z.string(),
  salary_grade: z.number().int().nullable(),
  needed: z.number().int(),
  /** The item numbers, with commas. */
  items: z.string(),
  needed_by: z.string(),
  state,
  filed_at: z.string(),
  ...openSteps,
});
export type HireRow = z.output<typeof hireRow>;

export const listHireRequests = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Requests to hire: the caller’s own, those of their units, and those that have come to them on their way.',
  access: 'staff',
  query: listQuery(['number', 'office', 'position', 'needed_by', 'filed_at', 'state']).extend({
    whose: z.enum(Object.keys(WHOSE) as [keyof typeof WHOSE]).default('all'),
    state: severalOf(state),
    kind: kind.optional(),
    office: idList,
    ...groupedBy(['state', 'office', 'kind']),
  }),
  response: listOf('requests', hireRow),
});

export const exportHireRequests = exportOf(listHireRequests, 'requests to hire');

const hireItem = z.object({
  id: z.number().int(),
  item_number: z.string(),
  office: z.string(),
  /** Vacant before the post is filled: from this day on; null where it is vacant already, or no longer there to be asked for. */
  opens_on: z.string().nullable(),
});

export const hireRequest = hireRow.omit({ items: true }).extend({
  requester_id: z.number().int(),
  office_id: z.number().int(),
  position_id: z.number().int(),
  status_code: z.string(),
  reason,
  vice: z.string(),
  justification: z.string(),
  duties: z.string(),
  preferred: z.string(),
  standards,
  items: z.array(hireItem),
  fund_source: z.string(),
  program: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** In centavos. */
  rate: z.number().int().nullable(),
  rate_kind: rateKind.nullable(),
  files: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** The code of the paper, by which anybody verifies it; null before it is approved. */
  code: z.string().nullable(),
  is_own: z.boolean(),
});
export type HireRequest = z.output<typeof hireRequest>;

export const readHireRequest = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One request to hire, for its requester, their unit, and those who have a part in it.',
  access: 'staff',
  params: byId,
  versioned: 'hiring.request:{id}',
  response: z.object({ request: hireRequest, version: recordVersion }),
});

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most.toLocaleString('en')} characters.`);

const hireTerms = {
  kind,
  item_ids: z.array(recordId).max(20, 'At most 20 items in one request.'),
  /** For all but plantilla items, which have a position of their own. */
  position_id: recordId.nullable(),
  needed: z.number({ error: 'Enter how many.' }).int().min(1, 'At least one.').max(99, 'At most 99.'),
  status_code: z.string().min(1, 'Choose the status.').max(10),
  reason,
  vice: text(200),
  justification: text(2000).min(1, 'Say why the position is needed.'),
  duties: text(4000).min(1, 'Enter the duties.'),
  preferred: text(1000),
  needed_by: isoDate,
  fund_source: text(150),
  program: text(150),
  from: isoDate.nullable(),
  to: isoDate.nullable(),
  rate: z.number().int().min(1).max(100_000_000, 'This rate is too high.').nullable(),
  rate_kind: rateKind.nullable(),
  /** Files that stay, by their numbers. */
  kept_files: z.array(recordId).max(MOST_FILES),
  /** The paths of new uploads. */
  added_files: z.array(z.string().max(300)).max(MOST_FILES, `At most ${MOST_FILES} files.`),
};
const editBody = z.object(hireTerms);
export type HireValues = z.output<typeof editBody>;

export const addHireRequest = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Drafts a request to hire for an office within the caller’s reach; it is submitted by a step.',
  access: FILERS,
  reach: 'scope',
  body: editBody.extend({ office_id: recordId }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const editHireRequest = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Changes one’s own request to hire while it is a draft or returned; its office stays.',
  access: FILERS,
  reach: 'scope',
  params: byId,
  versioned: 'hiring.request:{id}',
  body: editBody,
  response: messageOnly,
});

export const listHireOffices = endpoint({
  method: 'GET',
  path: `${PATH}/offices`,
  summary: 'The offices for which the caller may ask for people, in the order of the tree; those that they head come first.',
  access: FILERS,
  response: z.object({ offices: z.array(z.object({ id: z.number().int(), fullname: z.string(), acronym: z.string() })) }),
});

const openItem = z.object({
  id: z.number().int(),
  item_number: z.string(),
  position_id: z.number().int(),
  position: z.string(),
  salary_grade: z.number().int().nullable(),
  office: z.string(),
  /** Whether the item has funds today. */
  is_funded: z.boolean(),
  opens_on: z.string().nullable(),
  /** Who holds it or held it last. */
  vice: z.string().nullable(),
  reason,
  /** The number of the live request that asks for it; null where there is none. */
  asked_in: z.string().nullable(),
  standards,
});
export type OpenItem = z.output<typeof openItem>;

export const listOpenItems = endpoint({
  method: 'GET',
  path: `${PATH}/items`,
  summary: 'The items of an office and its units that are vacant or will be within 180 days, with their standards.',
  access: FILERS,
  query: z.object({
    office_id: recordId,
    /** A request whose own items are not said to be asked for. */
    of: recordId.optional(),
  }),
  response: z.object({ items: z.array(openItem) }),
});

export const previewHireRoute = endpoint({
  method: 'GET',
  path: `${PATH}/route`,
  summary: 'Who would decide a request to hire for an office, with names and why, before it is filed.',
  access: FILERS,
  query: z.object({ office_id: recordId }),
  response: previewRoute.response,
});

export const printHireRequest = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/print`,
  summary: 'The request to hire as a PDF; before it is approved as a draft without a code.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const readHireFile = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/files/{file}`,
  summary: 'A PDF that goes with a request to hire, for those who read the request.',
  access: 'staff',
  params: z.object({ id: recordId, file: recordId }),
  response: fileAnswer,
  download: ['application/pdf'],
});
