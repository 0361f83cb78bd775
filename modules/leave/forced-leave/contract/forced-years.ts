import { z } from 'zod';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { leaveYear } from '@talaan/leave/contract/shapes.ts';
import { forcedFlow } from '../rules/forced-flow.ts';
import { FORCED_STANDINGS, type ForcedStanding } from '../rules/forced-leave.ts';

const count = z.number().int();
const days = z.number().int();
const standing = z.enum(Object.keys(FORCED_STANDINGS) as [ForcedStanding, ...ForcedStanding[]]);

/** How a person stands to the end of the year. */
export const YEAR_STATES = {
  none: 'Nothing to forfeit',
  open: 'To be forfeited',
  changed: 'To be corrected',
  waiting: 'December open',
  same: 'Forfeited',
} as const;
export type YearState = keyof typeof YEAR_STATES;
const yearState = z.enum(Object.keys(YEAR_STATES) as [YearState, ...YearState[]]);

export const forcedRow = z.object({
  /** The person. */
  id: count,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  standing,
  /** The vacation balance that decides, and that of the end, in thousandths of a day. */
  tested: days,
  balance: days,
  plan: z.enum(forcedFlow.states).nullable(),
  /** Approved dates that are not cancelled. */
  planned: count,
  used: days,
  cancelled: days,
  left: days,
  forfeit: days,
  /** What was forfeited. */
  stands: days,
  state: yearState,
});
export type ForcedRow = z.output<typeof forcedRow>;

export const SHOWN_FORCED = {
  due: 'With days left to take',
  unplanned: 'Without an approved plan',
  open: 'To be forfeited or corrected',
  waiting: 'December not closed',
  forfeited: 'Forfeited',
} as const;

const PATH = '/api/leave/forced-leave';

export const listForcedLeave = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    'The forced leave of a year: who must take it, the plan, what was taken and cancelled, what is left and what the year end forfeits.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD'],
  query: listQuery(['fullname', 'office', 'tested', 'used', 'left', 'forfeit']).extend({
    /** Left out: the present one. */
    year: leaveYear.optional(),
    standing: severalOf(standing),
    show: z.enum(Object.keys(SHOWN_FORCED) as [keyof typeof SHOWN_FORCED]).optional(),
    office: idList,
    ...groupedBy(['standing', 'office']),
  }),
  response: listOf('people', forcedRow).extend({ sums: z.object({ left: days, forfeit: days, stands: days }) }),
});

export const exportForcedLeave = exportOf(listForcedLeave, 'forced leave of a year');

const YEAR_END = '/api/leave/year-end';

export const yearRun = z.object({
  id: count,
  year: count,
  /** Null for the system. */
  by: z.string().nullable(),
  started_at: z.string(),
  /** Null while it runs. */
  finished_at: z.string().nullable(),
  posted: count,
  corrected: count,
  waiting: count,
  failed: count,
});
export type YearRun = z.output<typeof yearRun>;

export const readYearEnd = endpoint({
  method: 'GET',
  path: YEAR_END,
  summary: 'What the end of a year comes to: vacation leave forfeited, rights that end with the year, and the runs so far.',
  access: ['EDATSADMIN'],
  reach: 'university',
  query: z.object({ year: leaveYear }),
  response: z.object({
    is_over: z.boolean(),
    forfeits: z.object({ open: count, changed: count, waiting: count, same: count, days }),
    /** Credits that end on 31 December: of how many people, and how much, in the unit of the book. */
    ending: z.array(
      z.object({ book: z.string(), name: z.string(), unit: z.string(), people: count, amount: z.number().int(), swept: z.number().int() }),
    ),
    runs: z.array(yearRun),
  }),
});
export type YearEnd = z.output<typeof readYearEnd.response>;

export const startYearEnd = endpoint({
  method: 'POST',
  path: YEAR_END,
  summary:
    'Ends a year of leave behind the screen: posts what forced leave forfeits, corrects what has changed, and writes off what has expired.',
  access: ['EDATSADMIN'],
  reach: 'university',
  body: z.object({ year: leaveYear }),
  response: startedJob,
});

export const readYearProblems = endpoint({
  method: 'GET',
  path: `${YEAR_END}/runs/{id}/problems`,
  summary: 'The people whose year could not be ended by a run, and why.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: byId,
  response: z.object({ problems: z.array(z.object({ personnel_id: count, idno: z.string(), fullname: z.string(), message: z.string() })) }),
});
