import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { leaveYear } from '@talaan/leave/contract/shapes.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { forcedFlow } from '../rules/forced-flow.ts';
import { FORCED_STANDINGS, type ForcedStanding } from '../rules/forced-leave.ts';

const PATH = '/api/leave/forced-plans';

const FORCED_STANDING_NAMES = Object.keys(FORCED_STANDINGS) as [ForcedStanding, ...ForcedStanding[]];

/** What of the five days was taken, in thousandths of a day. */
export const forcedLeave = z.object({
  standing: z.enum(FORCED_STANDING_NAMES),
  /** The highest vacation balance of the year so far, or that of its end, as the agency settled. */
  tested: z.number().int(),
  balance: z.number().int(),
  used: z.number().int(),
  cancelled: z.number().int(),
  left: z.number().int(),
  /** What 31 December would take, as of today. */
  forfeit: z.number().int(),
});

const plannedDay = z.object({
  date: z.string(),
  thousandths: z.number().int(),
  /** Asked for and not approved yet, approved, approved and asked to be left out, or cancelled by written order. */
  standing: z.enum(['ASKED', 'APPROVED', 'LEFT_OUT', 'CANCELLED']),
  order: z.string().nullable(),
  /** Days of it that an application for vacation or forced leave has. */
  applied: z.number().int(),
});
export type PlannedDay = z.output<typeof plannedDay>;

const forcedYear = z.object({
  person: z.object({ id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string().nullable() }),
  year: z.number().int(),
  is_own: z.boolean(),
  /** Whether the caller files and changes it. */
  may_plan: z.boolean(),
  /** Null until one is filed. */
  plan: z
    .object({ id: z.number().int(), state: z.enum(forcedFlow.states), filed_at: z.string(), is_late: z.boolean(), ...openSteps })
    .nullable(),
  days: z.array(plannedDay),
  forced: forcedLeave,
  /** By which the plan is filed. */
  due_on: z.string(),
  /** The first date that can be named or left out. */
  first_date: z.string(),
  /** What the dates must come to, in thousandths of a day. */
  needed: z.number().int(),
  /** Days of the year without work by the own schedule and the holidays. */
  free: z.array(z.string()),
});
export type ForcedYear = z.output<typeof forcedYear>;

export const readForcedYear = endpoint({
  method: 'GET',
  path: `${PATH}/of/{personnel_id}/{year}`,
  summary: 'The forced leave of a person in a year: the plan, what was taken of the five days, and what 31 December would forfeit.',
  access: 'staff',
  params: z.object({ personnel_id: recordId, year: leaveYear }),
  response: z.object({ forced_year: forcedYear }),
});

export const readForcedPlan = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'The same by the number of a plan, for its owner, those who decide it and those who reach its owner.',
  access: 'staff',
  params: byId,
  response: z.object({ forced_year: forcedYear }),
});

export const forcedDates = z.array(isoDate).min(1, 'Choose the dates.').max(40);

export const fileForcedPlan = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Files a plan of forced leave, for oneself or as HR or the clerk of an office for a person in reach.',
  access: 'staff',
  body: z.object({ personnel_id: recordId.nullable().default(null), year: leaveYear, dates: forcedDates }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const changeForcedPlan = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Asks for other dates in one’s returned or approved plan; the head approves them.',
  access: 'staff',
  params: byId,
  body: z.object({ dates: forcedDates }),
  response: messageOnly,
});

export const cancelForcedDates = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/cancelled-dates`,
  summary: 'Cancels approved dates by written order, for exigency of the service; they are not forfeited.',
  access: 'staff',
  params: byId,
  body: z.object({
    dates: forcedDates,
    order: z.string().trim().min(1, 'Name the order and the reason.').max(300, 'At most 300 characters.'),
  }),
  response: messageOnly,
});
