import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { jobRun } from '@talaan/kernel/contract/jobs.ts';

const action = z.string().min(1).max(40);
const remarks = z.string().trim().max(1000, 'At most 1,000 characters.').default('');
/** The number of the last step that the caller saw: a request that went on since is not decided unseen. */
const seen = z.number().int().min(1).max(32_767);

export const takeStep = endpoint({
  method: 'PUT',
  path: '/api/requests/{id}/step',
  summary: 'Takes a step in one request.',
  access: 'staff',
  params: byId,
  body: z.object({
    action,
    seen,
    remarks,
    /** An uploaded PDF or photo, for a step that takes one. */
    attachment_path: z.string().max(300).nullable().default(null),
  }),
  response: messageOnly.extend({
    state: z.string(),
    no: z.number().int(),
    /** The step that takes this one back, for the one who took it; null where the route has none. */
    undo: z.string().nullable(),
  }),
});

export const readStepFile = endpoint({
  method: 'GET',
  path: '/api/requests/{id}/steps/{no}/file',
  summary: 'What was added to a step of a request, for those who read the request.',
  access: 'staff',
  params: z.object({ id: recordId, no: z.coerce.number().int().min(1).max(32_767) }),
  response: fileAnswer,
  download: ['application/pdf', 'image/jpeg', 'image/png'],
});

/** What became of one of many. */
const outcome = z.object({
  id: z.number().int(),
  title: z.string(),
  done: z.boolean(),
  /** Why not, in words. */
  because: z.string().nullable(),
  /** What is open instead. */
  open: z.array(z.string()),
  /** Where the step is taken, when it needs more than a decision. */
  screen: z.string().nullable(),
  /** The step that takes it back and the number to send along; null where the route has none, and where nothing was done. */
  undo: z.object({ action, seen }).nullable(),
});
export type Outcome = z.output<typeof outcome>;

/** So many are answered at once; more go to a job. */
export const DECIDED_AT_ONCE = 50;

export const takeSteps = endpoint({
  method: 'PUT',
  path: '/api/requests/steps',
  summary:
    'Takes one step in many requests, each alone: a line for each. More than 50 go to a job, whose result has the lines of those not done.',
  access: 'staff',
  body: z.object({
    action,
    remarks,
    items: z
      .array(z.object({ id: recordId, seen }))
      .min(1, 'Choose requests.')
      .max(3000, 'At most 3,000 at once.'),
  }),
  response: z.object({ message: z.string(), outcomes: z.array(outcome), job: jobRun.nullable() }),
});

const reason = z.object({ reason: z.string().trim().min(1, 'Enter the reason.').max(300) });

export const pauseRequest = endpoint({
  method: 'PUT',
  path: '/api/requests/{id}/pause',
  summary: 'Stops the deadline of a request until it is resumed; those who may decide it may.',
  access: 'staff',
  params: byId,
  body: reason,
  response: messageOnly,
});

export const resumeRequest = endpoint({
  method: 'PUT',
  path: '/api/requests/{id}/resume',
  summary: 'Lets the deadline of a paused request run again.',
  access: 'staff',
  params: byId,
  response: messageOnly,
});

export const rerouteRequest = endpoint({
  method: 'PUT',
  path: '/api/requests/{id}/reroute',
  summary: 'Finds anew who decides what is still to come; for the group that answers for the kind.',
  access: 'staff',
  params: byId,
  body: reason,
  response: messageOnly,
});
