import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { achievementScale, adjectiveScale, deadlineTable, period, weightTable } from './fields.ts';

export const PMT_ROLES = {
  CHAIR: 'Chair',
  HR: 'Head of human resources',
  PLANNING: 'Head of planning',
  FINANCE: 'Head of finance',
  RANK_AND_FILE: 'Rank-and-file representative',
  MEMBER: 'Member',
  SECRETARY: 'Secretary',
} as const;
export type PmtRole = keyof typeof PMT_ROLES;
const role = z.enum(Object.keys(PMT_ROLES) as [PmtRole, ...PmtRole[]], { error: 'Choose what they are in the team.' });

export const TERMS_KINDS = {
  DEADLINES: 'Deadlines',
  ADJECTIVES: 'Scale of adjectives',
  ACHIEVEMENT: 'Scale of numbers against their target',
  WEIGHTS: 'Weights of functions',
} as const;

const row = { id: z.number().int(), is_removable: z.boolean() };

const seat = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  fullname: z.string(),
  office: z.string().nullable(),
  role,
  order_no: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  /** Whether an account of theirs holds Performance over the whole university, without which the seat opens nothing. */
  may_act: z.boolean(),
});
export type PmtSeat = z.output<typeof seat>;

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/spmis/settings',
  summary: 'Rating periods, dated weights, scales and deadlines, and the performance management team.',
  access: ['SPMISADMIN'],
  response: z.object({
    periods: z.array(period.extend({ forms: z.number().int(), open: z.number().int() })),
    deadlines: z.array(deadlineTable.extend(row)),
    adjectives: z.array(adjectiveScale.extend(row)),
    achievement: z.array(achievementScale.extend(row)),
    weights: z.array(weightTable.extend(row)),
    seats: z.array(seat),
  }),
});
export type Settings = z.output<typeof readSettings.response>;

const periodBody = z.object({ name: z.string().trim().min(1, 'Enter the name of the period.').max(100), from: isoDate, to: isoDate });

export const addPeriod = endpoint({
  access: ['SPMISADMIN'],
  reach: 'university',
  response: messageOnly,
  method: 'POST',
  path: '/api/spmis/periods',
  summary: 'Adds a rating period of 90 days to a year.',
  body: periodBody,
});

export const changePeriod = endpoint({
  access: ['SPMISADMIN'],
  reach: 'university',
  response: messageOnly,
  method: 'PUT',
  path: '/api/spmis/periods/{id}',
  summary: 'Changes the name of a rating period, and its days while it has no forms.',
  params: byId,
  body: periodBody,
});

export const removePeriod = endpoint({
  access: ['SPMISADMIN'],
  reach: 'university',
  response: messageOnly,
  method: 'DELETE',
  path: '/api/spmis/periods/{id}',
  summary: 'Deletes a rating period without forms.',
  params: byId,
});

/** Terms from a day on, by their kind. */
const newTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('DEADLINES'), terms: deadlineTable }),
  z.object({ kind: z.literal('ADJECTIVES'), terms: adjectiveScale }),
  z.object({ kind: z.literal('ACHIEVEMENT'), terms: achievementScale }),
  z.object({ kind: z.literal('WEIGHTS'), terms: weightTable }),
]);

export const addTerms = endpoint({
  access: ['SPMISADMIN'],
  reach: 'university',
  response: messageOnly,
  method: 'POST',
  path: '/api/spmis/settings',
  summary: 'Enters deadlines, a scale or weights from a day on; periods that have begun keep theirs.',
  body: newTerms,
});

export const removeTerms = endpoint({
  access: ['SPMISADMIN'],
  reach: 'university',
  response: messageOnly,
  method: 'DELETE',
  path: '/api/spmis/settings/{id}',
  summary: 'Deletes dated terms by which no period is rated.',
  params: byId,
});

export const addSeat = endpoint({
  access: ['SPMISADMIN'],
  reach: 'university',
  response: messageOnly,
  method: 'POST',
  path: '/api/spmis/pmt',
  summary: 'Seats a member of the performance management team.',
  body: z.object({
    personnel_id: recordId,
    role,
    order_no: z.string().trim().max(100),
    from: isoDate,
    to: isoDate.nullable(),
  }),
});

export const endSeat = endpoint({
  access: ['SPMISADMIN'],
  reach: 'university',
  response: messageOnly,
  method: 'PUT',
  path: '/api/spmis/pmt/{id}',
  summary: 'Ends a seat of the performance management team on a day.',
  params: byId,
  body: z.object({ to: isoDate }),
});

export const findRatedPeople = endpoint({
  method: 'GET',
  path: '/api/spmis/people',
  summary: 'People for a seat of the team or an earlier rating: the nearest to a name or number.',
  access: ['SPMISADMIN'],
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ personnel: z.array(foundPerson) }),
});
