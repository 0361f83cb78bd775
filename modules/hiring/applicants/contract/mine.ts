import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { applicationState, letterLine, paperLine, postLine, requirementLine } from './words.ts';

const ACCESS = 'signed-in' as const;

/** How one's own application stands, in words for the applicant: nothing of the assessment before the decision. */
const ownApplication = z.object({
  id: z.number().int(),
  reference: z.string().nullable(),
  state: applicationState,
  said: z.string(),
  since: z.string(),
  submitted_at: z.string().nullable(),
  lacking_due_on: z.string().nullable(),
});

export const listOpenPosts = endpoint({
  method: 'GET',
  path: '/api/recruitment/applications/posts',
  summary: 'The posts that are open now, and whether the caller has applied.',
  access: ACCESS,
  response: z.object({
    /** The caller as an applicant; null for an account without a person. */
    applicant_id: z.number().int().nullable(),
    posts: z.array(postLine.extend({ application: ownApplication.nullable() })),
    /** For other posts, or no longer open ones. */
    others: z.array(postLine.extend({ application: ownApplication })),
  }),
});
export type OpenPost = z.output<typeof listOpenPosts.response>['posts'][number];

export const readOwnApplication = endpoint({
  method: 'GET',
  path: '/api/recruitment/posts/{post_id}/applicants/{personnel_id}/application',
  summary: 'The caller’s own application for a post, with what is still missing; another person’s is not there.',
  access: ACCESS,
  params: z.object({ post_id: recordId, personnel_id: recordId }),
  response: z.object({
    post: postLine,
    application: ownApplication.nullable(),
    /** Why nothing can be submitted now; empty where it can. */
    closed: z.string(),
    requirements: z.array(requirementLine),
    papers: z.array(paperLine),
    /** Files of one's other applications, which may be used again. */
    reusable: z.array(paperLine.extend({ post: z.string() })),
    /** In percent. */
    completeness: z.number().int(),
    /** What the data sheet lacks, each with its section and where one fills it in, and which papers. */
    missing: z.object({ sheet: z.array(z.object({ message: z.string(), link: z.string() })), papers: z.array(z.string()) }),
  }),
});
export type OwnApplication = z.output<typeof readOwnApplication.response>;

export const beginApplication = endpoint({
  method: 'POST',
  path: '/api/recruitment/posts/{post_id}/application',
  summary: 'Begins the caller’s application for an open post; begun already, it is the same.',
  access: ACCESS,
  params: z.object({ post_id: recordId }),
  response: messageOnly.extend({ id: z.number().int(), personnel_id: z.number().int() }),
});

export const addOwnPaper = endpoint({
  method: 'POST',
  path: '/api/recruitment/applications/{id}/papers',
  summary: 'Adds an uploaded PDF, or a file of an earlier application, to the caller’s draft or to what was asked for.',
  access: ACCESS,
  params: byId,
  body: z
    .object({
      code: z.string().min(1, 'Choose the paper.').max(60),
      attachment_path: z.string().max(300).optional(),
      /** Of one's other application. */
      paper_id: recordId.optional(),
    })
    .refine(({ attachment_path, paper_id }) => (attachment_path === undefined) !== (paper_id === undefined), {
      error: 'Unable to save',
      path: ['attachment_path'],
    }),
  response: messageOnly.extend({ paper: paperLine }),
});

export const removeOwnPaper = endpoint({
  method: 'DELETE',
  path: '/api/recruitment/applications/{id}/papers/{paper_id}',
  summary: 'Takes a paper out of the caller’s draft, or out of what they are about to send.',
  access: ACCESS,
  params: z.object({ id: recordId, paper_id: recordId }),
  response: messageOnly,
});

export const submitApplication = endpoint({
  method: 'POST',
  path: '/api/recruitment/applications/{id}/submit',
  summary: 'Submits the caller’s application and freezes a copy of the data sheet; refused from the second after the closing time.',
  access: ACCESS,
  params: byId,
  body: z.object({ consent: z.literal(true, { error: 'Agree to the privacy notice: without it the papers cannot be reviewed.' }) }),
  response: messageOnly.extend({ reference: z.string() }),
});

export const discardApplication = endpoint({
  method: 'DELETE',
  path: '/api/recruitment/applications/{id}',
  summary: 'Discards the caller’s draft with its papers.',
  access: ACCESS,
  params: byId,
  response: messageOnly,
});

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/recruitment/applications/{id}/withdraw',
  summary: 'Withdraws the caller’s application; only HR can undo it.',
  access: ACCESS,
  params: byId,
  body: z.object({ reason: z.string().trim().max(500).default('') }),
  response: messageOnly,
});

export const declineOffer = endpoint({
  method: 'POST',
  path: '/api/recruitment/applications/{id}/decline',
  summary:
    'Declines the offer to the caller, who was selected, until they assume duty; HR and the secretary of the board are notified of the next in rank.',
  access: ACCESS,
  params: byId,
  body: z.object({ reason: z.string().trim().max(500, 'At most 500 characters.').default('') }),
  response: messageOnly,
});

export const readLacking = endpoint({
  method: 'GET',
  path: '/api/recruitment/applications/{id}/lacking/{personnel_id}',
  summary: 'Which papers of the caller’s application are missing, until when they may be sent, and what was added since.',
  access: ACCESS,
  params: z.object({ id: recordId, personnel_id: recordId }),
  response: z.object({
    post: postLine,
    application: ownApplication,
    note: z.string(),
    /** Why nothing can be sent now; empty where it can. */
    closed: z.string(),
    lacking: z.array(requirementLine),
    papers: z.array(paperLine),
    missing: z.array(z.string()),
  }),
});

export const sendLacking = endpoint({
  method: 'POST',
  path: '/api/recruitment/applications/{id}/send-papers',
  summary: 'Sends the papers that were asked for, to the day that was given, also after closing; the first submission stays.',
  access: ACCESS,
  params: byId,
  response: messageOnly,
});

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/api/recruitment/applications/mine',
  summary: 'The caller’s applications with their steps, letters, papers and, after the decision, their own scores.',
  access: ACCESS,
  response: z.object({
    applications: z.array(
      ownApplication.extend({
        personnel_id: z.number().int(),
        post: postLine,
        reason: z.string(),
        may_withdraw: z.boolean(),
        may_decline: z.boolean(),
        steps: z.array(z.object({ no: z.number().int(), said: z.string(), at: z.string(), reason: z.string() })),
        letters: z.array(letterLine),
        papers: z.array(paperLine.extend({ label: z.string() })),
        /** In hundredths of a point. */
        scores: z.array(z.object({ factor: z.string(), points: z.number().int(), most: z.number().int() })),
      }),
    ),
  }),
});
export type OwnStatus = z.output<typeof listOwnApplications.response>['applications'][number];

export const downloadPaper = endpoint({
  method: 'GET',
  path: '/api/recruitment/papers/{id}',
  summary: 'A paper of one’s own application, or of one for a post within the caller’s scope.',
  access: ACCESS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
