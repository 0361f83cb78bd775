import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { applicationState, letterLine, paperLine, postLine, requirementLine } from './words.ts';

export const RECRUITERS = ['APPLICANTS', 'RSP'] as const satisfies readonly Group[];
/** Where an applicant comes from. */
export const SOURCES = { account: 'Own account', paper: 'On paper', employee: 'Employee' } as const;
const source = z.enum(['account', 'paper', 'employee']);

export const applicantRow = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  sex: z.string(),
  email: z.string(),
  mobile: z.string(),
  source,
  applications: z.number().int(),
  live: z.number().int(),
  /** When an application was last submitted. */
  last_at: z.string().nullable(),
  last_post: z.string(),
  /** Another record that is likely of the same person. */
  has_double: z.boolean(),
  delete_on: z.string().nullable(),
});
export type ApplicantRow = z.output<typeof applicantRow>;

export const listApplicants = endpoint({
  method: 'GET',
  path: '/api/recruitment/applicants',
  summary: 'Who applied for posts within the caller’s scope, the latest submission first.',
  access: RECRUITERS,
  query: listQuery(['fullname', 'applications', 'last_at']).extend({
    source: source.optional(),
    doubles: z.coerce.number().int().min(0).max(1).optional(),
    live: z.coerce.number().int().min(0).max(1).optional(),
  }),
  response: listOf('applicants', applicantRow),
});
export const exportApplicants = exportOf(listApplicants, 'applicants');

const applicationLine = z.object({
  id: z.number().int(),
  reference: z.string().nullable(),
  state: applicationState,
  submitted_at: z.string().nullable(),
  post: postLine,
});

export const readApplicant = endpoint({
  method: 'GET',
  path: '/api/recruitment/applicants/{id}',
  summary: 'An applicant with their applications and the records that are likely of the same person; the opening is noted.',
  access: RECRUITERS,
  params: byId,
  response: z.object({
    applicant: applicantRow.extend({
      birth_date: z.string().nullable(),
      consented_at: z.string().nullable(),
      office: z.string().nullable(),
      is_applicant: z.boolean(),
    }),
    applications: z.array(applicationLine),
    doubles: z.array(
      z.object({
        id: z.number().int(),
        idno: z.string(),
        fullname: z.string(),
        /** Why it is likely: `name and birth date`, `identity number`. */
        because: z.string(),
        is_applicant: z.boolean(),
        applications: z.number().int(),
      }),
    ),
  }),
});

export const readApplication = endpoint({
  method: 'GET',
  path: '/api/recruitment/applications/{id}',
  summary: 'An application as it was submitted, with its papers, steps and letters; the opening is noted.',
  access: RECRUITERS,
  params: byId,
  response: z.object({
    application: applicationLine.extend({
      personnel_id: z.number().int(),
      idno: z.string(),
      fullname: z.string(),
      email: z.string(),
      mobile: z.string(),
      is_internal: z.boolean(),
      is_paper: z.boolean(),
      since: z.string(),
      resubmitted_at: z.string().nullable(),
      lacking: z.array(z.string()),
      lacking_note: z.string(),
      lacking_due_on: z.string().nullable(),
      reason: z.string(),
      sheet_frozen_at: z.string().nullable(),
      sheet_sha256: z.string().nullable(),
      /** What HR may do now, as the flow names it. */
      actions: z.array(z.string()),
    }),
    requirements: z.array(requirementLine),
    papers: z.array(paperLine.extend({ label: z.string() })),
    steps: z.array(
      z.object({ no: z.number().int(), label: z.string(), at: z.string(), by: z.string(), reason: z.string(), to: applicationState }),
    ),
    letters: z.array(letterLine.extend({ sent_to: z.string() })),
  }),
});
export type ApplicationRecord = z.output<typeof readApplication.response>;

export const printFrozenSheet = endpoint({
  method: 'GET',
  path: '/api/recruitment/applications/{id}/sheet',
  summary: 'CS Form No. 212 as it was when the application was submitted.',
  access: RECRUITERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const joinPapers = endpoint({
  method: 'GET',
  path: '/api/recruitment/applications/{id}/papers',
  summary: 'The data sheet and all papers of an application as one PDF, for the board.',
  access: RECRUITERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const askPapers = endpoint({
  method: 'POST',
  path: '/api/recruitment/applications/{id}/ask-papers',
  summary: 'Asks an applicant for lacking papers within five working days, by letter.',
  access: RECRUITERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    /** Codes of the requirements of the post; `sheet` is the data sheet. */
    lacking: z.array(z.string().max(60)).min(1, 'Choose at least one paper.').max(30),
    note: z.string().trim().max(1000).default(''),
  }),
  response: messageOnly,
});

const withReason = z.object({ reason: z.string().trim().min(5, 'Say why, in a few words.').max(500) });

export const withdrawForApplicant = endpoint({
  method: 'POST',
  path: '/api/recruitment/applications/{id}/withdraw-by-hr',
  summary: 'Withdraws an application for its applicant, with the reason.',
  access: RECRUITERS,
  reach: 'scope',
  params: byId,
  body: withReason,
  response: messageOnly,
});

export const declineForApplicant = endpoint({
  method: 'POST',
  path: '/api/recruitment/applications/{id}/decline-by-hr',
  summary:
    'Records that a selected applicant declined the offer, with the reason; the secretary of the board is notified of the next in rank.',
  access: RECRUITERS,
  reach: 'scope',
  params: byId,
  body: withReason,
  response: messageOnly,
});

export const restoreApplication = endpoint({
  method: 'POST',
  path: '/api/recruitment/applications/{id}/restore',
  summary: 'Undoes the withdrawal of an application: the state before it comes back.',
  access: RECRUITERS,
  reach: 'scope',
  params: byId,
  body: withReason,
  response: messageOnly,
});

export const listPaperPosts = endpoint({
  method: 'GET',
  path: '/api/recruitment/paper-applications/posts',
  summary: 'The posts within the caller’s scope for which applications on paper may be entered, with their requirements.',
  access: RECRUITERS,
  response: z.object({ posts: z.array(postLine.extend({ requirements: z.array(requirementLine) })) }),
});

export const enterApplication = endpoint({
  method: 'POST',
  path: '/api/recruitment/paper-applications',
  summary: 'Enters an application that came on paper; it is late where it was received after the closing time.',
  access: RECRUITERS,
  reach: 'scope',
  body: z.object({
    post_id: recordId,
    surname: z.string().trim().min(1, 'Enter the surname, or the one name.').max(60),
    /** Empty for a person of one name. */
    first_name: z.string().trim().max(60).default(''),
    middle_name: z.string().trim().max(60).default(''),
    name_extension: z.string().trim().max(10).default(''),
    sex: z.enum(['Male', 'Female'], { error: 'Choose male or female.' }),
    birth_date: isoDate,
    email: z.union([z.literal(''), z.email('This is no e-mail address.').max(200)]).default(''),
    mobile: z
      .string()
      .trim()
      .regex(/^(\+639\d{9})?$/, 'Enter the number as +639171234567.')
      .default(''),
    received_on: isoDate,
    /** As `14:05`, in the zone of the university. */
    received_at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time, as 14:05.'),
    papers: z
      .array(z.object({ code: z.string().max(60), attachment_path: z.string().max(300) }))
      .min(1, 'Add the scanned papers.')
      .max(30),
  }),
  response: messageOnly.extend({ id: z.number().int(), personnel_id: z.number().int() }),
});

export const joinApplicants = endpoint({
  method: 'POST',
  path: '/api/recruitment/applicants/{id}/join',
  summary: 'Joins the record of an applicant to another of the same person, for good; its applications move there.',
  access: RECRUITERS,
  reach: 'university',
  params: byId,
  body: withReason.extend({ into: recordId }),
  response: messageOnly,
});
