import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { leaveFlow } from '../workflow.ts';
import {
  allocation,
  balanceOnDates,
  certified,
  check,
  leaveDate,
  leaveDates,
  leaveValues,
  neededPaper,
  paidDate,
  split,
  studyRatings,
} from './shapes.ts';

const PATH = '/api/leave/applications';

/** Whose rows a list shows: one’s own, those of the offices that one heads or serves as clerk, all within one’s reach. */
export const WHOSE = { mine: 'Mine', department: 'My office', all: 'All' } as const;
const whose = z.enum(Object.keys(WHOSE) as [keyof typeof WHOSE]).default('mine');

const state = z.enum(leaveFlow.states);
const reason = z.string().trim().min(1, 'Enter the reason.').max(300, 'At most 300 characters.');

/** The type of a confidential application for those who may not know it. */
export const HIDDEN_TYPE = 'LEAVE';

export const applicationRow = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  state,
  /** `LEAVE` where the kind is confidential and not for the reader. */
  type_code: z.string(),
  type_name: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  /** Counted days, with and without pay, in thousandths; seconds of compensatory credit. */
  days: z.number().int(),
  seconds: z.number().int(),
  with_pay: z.number().int(),
  without_pay: z.number().int(),
  is_abroad: z.boolean(),
  is_paper: z.boolean(),
  /** Of receipt by HR, from which Section 49 counts. */
  received_on: z.string(),
  filed_at: z.string(),
  due_on: z.string().nullable(),
  /** When it was flagged under Section 49; null before. */
  deemed_due_on: z.string().nullable(),
  is_deemed: z.boolean(),
  /** Required papers that are not there or were found lacking. */
  papers_lacking: z.number().int(),
  ...openSteps,
});
export type ApplicationRow = z.output<typeof applicationRow>;

export const SHOWN = {
  waiting: 'To be decided',
  away: 'Away today',
  coming: 'Approved, to come',
  deemed: 'Due under Section 49',
  'deemed-approved': 'Deemed approved',
  lacking: 'Papers lacking',
  unpaid: 'With days without pay',
  abroad: 'Abroad',
  attended: 'Attended',
} as const;

export const listApplications = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Applications for leave: the caller’s own, those of their offices, or all within their reach.',
  access: 'staff',
  keptOffline: { whose: 'mine' },
  query: listQuery(['first_day', 'fullname', 'filed_at', 'received_on', 'due_on', 'days', 'type']).extend({
    whose,
    state: severalOf(state),
    type: severalOf(z.string().min(1).max(10)),
    office: idList,
    person: recordId.optional(),
    /** Those with a live date within these. */
    from: isoDate.optional(),
    to: isoDate.optional(),
    show: z.enum(Object.keys(SHOWN) as [keyof typeof SHOWN]).optional(),
    ...groupedBy(['state', 'type', 'office']),
  }),
  response: listOf('applications', applicationRow),
});

export const exportApplications = exportOf(listApplications, 'applications for leave');

const paper = z.object({
  no: z.number().int(),
  name: z.string(),
  is_required: z.boolean(),
  /** It is missing, and HR does not certify without it. */
  is_before_certification: z.boolean(),
  due_on: z.string().nullable(),
  /** The name of its file; null while it is missing. */
  file: z.string().nullable(),
  verdict: z.enum(['OK', 'LACKING']).nullable(),
  remarks: z.string(),
  checked_by: z.string().nullable(),
  checked_at: z.string().nullable(),
});

export const application = applicationRow.extend({
  ...leaveValues.omit({ papers: true, dates: true, type_code: true, allocation: true }).shape,
  terms_on: z.string(),
  position: z.string().nullable(),
  /** Whether the kind, the illness and the papers are shown; an empty text stands for what is not. */
  is_private_shown: z.boolean(),
  /** Of box 6.A and 6.B. */
  box: z.string(),
  details: z.string().nullable(),
  event: z.string().nullable(),
  acting: z.string().nullable(),
  dates: z.array(paidDate.extend({ is_live: z.boolean(), given_back: z.string().nullable() })),
  /** Live dates on which the time record shows that the person was at work. */
  attended: z.array(leaveDate),
  split,
  certified: certified.nullable(),
  certified_by: z.string().nullable(),
  /** What stands against a later step, or was told at the filing. */
  checks: z.array(check),
  papers: z.array(paper),
  /** Of study leave alone, as of the day of receipt. */
  study_ratings: studyRatings.nullable(),
  allocation: allocation.nullable(),
  cancelled_by_order: z.boolean(),
  code: z.string().nullable(),
  /** Balances now, on the dates and after it, for the owner, HR and those who decide. */
  balances: z.array(balanceOnDates),
});
export type Application = z.output<typeof application>;

export const readApplication = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One application with its dates, papers and checks, for its owner, those who decide it and those who reach its owner.',
  access: 'staff',
  params: byId,
  response: z.object({ application }),
});

const forWhom = {
  /** Null: the caller. HR and the clerk of an office file for others. */
  personnel_id: recordId.nullable().default(null),
};

export const preview = z.object({
  dates: z.array(paidDate),
  /** Of leave in calendar days: the last day when the whole amount is taken from the first date on. */
  whole_amount_ends_on: z.string().nullable(),
  split,
  balances: z.array(balanceOnDates),
  checks: z.array(check),
  papers: z.array(neededPaper),
  /** Of study leave alone. */
  study_ratings: studyRatings.nullable(),
});
export type Preview = z.output<typeof preview>;

export const previewApplication = endpoint({
  method: 'POST',
  path: `${PATH}/preview`,
  summary: 'What an application would come to: counted dates, what pays for them, balances, papers, and what hinders it. Stores nothing.',
  access: 'staff',
  body: leaveValues.extend({
    ...forWhom,
    /** The application that is corrected; its own dates are then no clash. */
    id: recordId.nullable().default(null),
    received_on: isoDate.nullable().default(null),
  }),
  response: preview,
});

export const fileApplication = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Files leave of the caller or, by HR and the clerk of an office, of a person within their reach from a paper form.',
  access: 'staff',
  sentLater: 'Application for leave',
  body: leaveValues.extend({
    ...forWhom,
    /** The date stamped on a paper form; null for one that is filed here. */
    received_on: isoDate.nullable().default(null),
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const resubmitApplication = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Corrects a returned application and submits it again. Papers that were added stay.',
  access: 'staff',
  params: byId,
  body: leaveValues,
  response: messageOnly,
});

export const shortenApplication = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/shorten`,
  summary: 'Gives dates of an approved leave back.',
  access: 'staff',
  params: byId,
  /** The dates that are given back. */
  body: z.object({ dates: leaveDates, remarks: reason }),
  response: messageOnly,
});

export const recallApplication = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/recall`,
  summary: 'Recalls from an approved leave for exigency of the service: all dates from a day on are given back.',
  access: 'staff',
  params: byId,
  body: z.object({ from: isoDate, remarks: reason }),
  response: messageOnly,
});

const ofPaper = byId.extend({ no: z.coerce.number().int().min(1).max(32_767) });

export const addPaper = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/papers`,
  summary: 'Adds a paper to an application, or the file of one that is awaited.',
  access: 'staff',
  params: byId,
  body: z.object({
    name: z.string().trim().min(1, 'Say which paper it is.').max(200, 'At most 200 characters.'),
    attachment_path: z.string('Add the PDF.').min(1, 'Add the PDF.').max(300),
  }),
  response: messageOnly.extend({ no: z.number().int() }),
});

export const checkPaper = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/papers/{no}`,
  summary: 'Marks a paper of an application as in order or as lacking.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: ofPaper,
  body: z.object({ verdict: z.enum(['OK', 'LACKING']), remarks: z.string().trim().max(300, 'At most 300 characters.').default('') }),
  response: messageOnly,
});

export const readPaper = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/papers/{no}`,
  summary: 'The file of a paper, for those who read the application in full.',
  access: 'staff',
  params: ofPaper,
  response: fileAnswer,
  download: ['application/pdf', 'image/jpeg', 'image/png'],
});
