import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const PATH = '/api/leave/month-close';

const count = z.number().int();
/** Thousandths of a day. */
const days = z.number().int();

/** How a person stands to the close of a month. `noted`: the card stays as it is, and what it follows from is noted. */
export const CLOSE_STATES = {
  new: 'To be posted',
  changed: 'To be corrected',
  gone: 'To be taken back',
  waiting: 'Record not locked',
  noted: 'To be noted',
  same: 'Closed',
} as const;
export type CloseState = keyof typeof CLOSE_STATES;

/** What a close posts for a person. */
const closeLines = z.object({
  /** Of vacation leave, and of sick leave as much. */
  earned: days,
  /** Half days of presence by the table: 60 of a whole month. */
  present_half_days: count,
  late_minutes: count,
  undertime_minutes: count,
  late_with_pay: days,
  late_without_pay: days,
  absent: days,
});

export const closeRow = closeLines.extend({
  /** The person. */
  id: count,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  state: z.enum(Object.keys(CLOSE_STATES) as [CloseState, ...CloseState[]]),
  /** Days of leave and standings without pay that lower what is earned. */
  without_pay: days,
  has_record: z.boolean(),
  /** What stands, where the month was closed before. */
  stands: closeLines.nullable(),
  /** What approved leave of a later day is short of. */
  uncovered: days,
});
export type CloseRow = z.output<typeof closeRow>;

/** Narrower than the states: what is open, what a run would change, and what stands. */
export const SHOWN_CLOSES = {
  open: 'To be posted or corrected',
  waiting: 'Record not locked',
  unpaid: 'With days without pay',
  uncovered: 'Later leave uncovered',
  closed: 'Closed',
} as const;

export const previewClose = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'What the close of a month would post for each person, beside what is posted, for people within the scope of HR.',
  access: ['EDATSADMIN'],
  query: listQuery(['fullname', 'office', 'earned', 'late_with_pay', 'without_pay'], 50).extend({
    month: isoMonth,
    office: idList,
    show: z.enum(Object.keys(SHOWN_CLOSES) as [keyof typeof SHOWN_CLOSES]).optional(),
  }),
  response: listOf('people', closeRow).extend({
    totals: z.object({ open: count, waiting: count, uncovered: count, closed: count }),
    /** Whether the month is over and can be closed. */
    is_over: z.boolean(),
    /** From this day on people without a locked record are closed too. */
    waits_until: z.string(),
  }),
});

export const exportClose = exportOf(previewClose, 'close of a month');

export const startClose = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Closes a month of leave behind the screen: posts what is earned, late arrival and absences, and corrects what has changed.',
  access: ['EDATSADMIN'],
  reach: 'university',
  body: z.object({ month: isoMonth }),
  response: startedJob,
});

export const closeRun = z.object({
  id: count,
  month: z.string(),
  /** Who started it; null for the system. */
  by: z.string().nullable(),
  started_at: z.string(),
  /** Null while it runs. */
  finished_at: z.string().nullable(),
  people: count,
  posted: count,
  corrected: count,
  waiting: count,
  failed: count,
});
export type CloseRun = z.output<typeof closeRun>;

export const listCloseRuns = endpoint({
  method: 'GET',
  path: `${PATH}/runs`,
  summary: 'The runs of the close of months, the latest first, with what each posted and corrected.',
  access: ['EDATSADMIN'],
  reach: 'university',
  query: z.object({ month: isoMonth.optional() }),
  response: z.object({ runs: z.array(closeRun) }),
});

export const readCloseProblems = endpoint({
  method: 'GET',
  path: `${PATH}/runs/{id}/problems`,
  summary: 'Who could not be closed by a run, and why.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: byId,
  response: z.object({ problems: z.array(z.object({ personnel_id: count, idno: z.string(), fullname: z.string(), message: z.string() })) }),
});
