import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { noticeFlow } from '../workflow.ts';

/** More notices than this are printed behind the screen. */
export const PRINTED_AT_ONCE = 20;
/** So many chosen ones are worked on in one go; all of a list go behind the screen. */
export const CHOSEN_AT_MOST = 999;

export const kind = z.enum(['NOSA', 'NOSI']);
export type NoticeKind = z.output<typeof kind>;

export const noticeRow = z.object({
  id: z.number().int(),
  kind,
  state: z.enum(noticeFlow.states),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  campus: z.string(),
  position: z.string(),
  effective_on: z.string(),
  tranche: z.string(),
  salary_grade: z.number().int(),
  step_before: z.number().int(),
  step_after: z.number().int(),
  /** Monthly, in centavos. */
  amount_before: z.number().int(),
  amount_after: z.number().int(),
  merit_steps: z.number().int(),
  is_paid_by_day: z.boolean(),
  /** Whether it takes the place of a released one. */
  is_correction: z.boolean(),
});
export type NoticeRow = z.output<typeof noticeRow>;

/** Which notices of a kind: by table, by the month of effect, state and place. */
const filters = {
  table: recordId.optional(),
  month: isoMonth.optional(),
  state: z.enum(noticeFlow.states).optional(),
  campus: recordId.optional(),
  /** An office with all its units. */
  office: recordId.optional(),
  term: z.string().trim().max(100).optional(),
};
const filterBody = z.object({ kind, ...filters });
export type NoticeFilters = z.output<typeof filterBody>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  summary:
    'Notices of salary adjustment (NOSA) or step increment (NOSI) within the caller’s scope; by name, steps by their day, unless another order is asked for.',
  access: ['NOSINOSA'],
  query: listQuery(['fullname', 'office', 'effective_on']).extend({ kind, ...filters }),
  /** `counts` are by state, whatever state is asked for. */
  response: listOf('notices', noticeRow).extend({ counts: z.record(z.enum(noticeFlow.states), z.number().int()) }),
});

export const exportNotices = exportOf(listNotices, 'notices');

export const readNotice = endpoint({
  method: 'GET',
  path: '/api/notices/{id}',
  summary: 'One notice with what it is made of; its steps are those of the request of the same number.',
  access: ['NOSINOSA'],
  params: byId,
  response: z.object({
    notice: noticeRow.extend({
      law: z.string(),
      item_number: z.string(),
      ratings: z.string(),
      reason: z.string(),
      /** Of the paper, by which it is verified. */
      code: z.string(),
      corrects_id: z.number().int().nullable(),
      corrected_by_id: z.number().int().nullable(),
      may_be_corrected: z.boolean(),
    }),
  }),
});
export type Notice = z.output<typeof readNotice.response>['notice'];

const acting = z.object({ action: z.enum(noticeFlow.actions), reason: z.string().trim().max(500).default('') });
const hasReason = ({ action, reason }: z.output<typeof acting>) => !noticeFlow.stepOf(action).needsReason || reason !== '';
const REASON_MISSING = { path: ['reason'], error: 'Enter the reason. It is kept with the notice.' };

export const actOnNotices = endpoint({
  method: 'POST',
  path: '/api/notices/act',
  summary: 'Sends chosen notices for signature, records them as signed, releases or voids them: all or none.',
  access: ['NOSINOSA'],
  reach: 'scope',
  body: acting
    .extend({ ids: z.array(recordId).min(1, 'Choose at least one notice.').max(CHOSEN_AT_MOST) })
    .refine(hasReason, REASON_MISSING),
  response: messageOnly,
});

export const actOnAllNotices = endpoint({
  method: 'POST',
  path: '/api/notices/act-on-all',
  summary: 'The same for all of a list that are open to it, behind the screen; the result says which were left, and why.',
  access: ['NOSINOSA'],
  reach: 'scope',
  body: acting.extend({ filters: filterBody }).refine(hasReason, REASON_MISSING),
  response: startedJob,
});

export const correctNotice = endpoint({
  method: 'POST',
  path: '/api/notices/{id}/correct',
  summary: 'Makes a new notice in the place of a released one that was wrong, worked out anew from the record.',
  access: ['NOSINOSA'],
  reach: 'scope',
  params: byId,
  body: z.object({ reason: z.string().trim().min(1, 'Enter what was wrong. It is stored with the notice.').max(500) }),
  response: z.object({ message: z.string(), id: z.number().int() }),
});

const ids = z.array(recordId).min(1);

export const printNotices = endpoint({
  method: 'GET',
  path: '/api/notices/print',
  summary: 'Up to 20 notices as one PDF, a page each; one out of reach is as if it did not exist.',
  access: ['NOSINOSA'],
  query: z.object({ notice: z.preprocess((given) => (Array.isArray(given) ? given : [given]), ids.max(PRINTED_AT_ONCE)) }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printManyNotices = endpoint({
  method: 'POST',
  path: '/api/notices/print-many',
  summary: 'Prints chosen notices, or all of a list, behind the screen; the result names the file.',
  access: ['NOSINOSA'],
  reach: 'scope',
  body: z
    .object({ ids: ids.max(CHOSEN_AT_MOST).optional(), filters: filterBody.optional() })
    .refine((body) => (body.ids === undefined) !== (body.filters === undefined), { path: ['ids'], error: 'Choose notices, or a list.' }),
  response: startedJob,
});

export const ownNotice = noticeRow.omit({ idno: true, fullname: true, personnel_id: true, office: true, campus: true }).extend({
  law: z.string(),
  /** Of the paper. */
  code: z.string(),
  released_at: z.string(),
});

export const listOwnNotices = endpoint({
  method: 'GET',
  path: '/api/account/notices',
  summary: 'The caller’s own released notices of salary adjustment and step increment, the newest first.',
  access: 'staff',
  response: z.object({ notices: z.array(ownNotice) }),
});

export const printOwnNotice = endpoint({
  method: 'GET',
  path: '/api/account/notices/{id}/print',
  summary: 'One of the caller’s own released notices as PDF.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
