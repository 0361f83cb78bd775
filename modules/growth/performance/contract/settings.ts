import { z } from 'zod';
import { seatRow } from '@talaan/committees/contract/committees.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { achievementScale, adjectiveScale, deadlineTable, period, weightTable } from './fields.ts';

export const TERMS_KINDS = {
  DEADLINES: 'Deadlines',
  ADJECTIVES: 'Scale of adjectives',
  ACHIEVEMENT: 'Scale of numbers against their target',
  WEIGHTS: 'Weights of functions',
} as const;

const row = { id: z.number().int(), is_removable: z.boolean() };

/** A seat of the performance management team, which is kept as those of all committees are. */
const seat = seatRow.pick({ id: true, fullname: true, role: true, represents: true, order_no: true, from: true, to: true }).extend({
  /** Whether an account of theirs holds Performance over the whole university, without which the seat opens nothing. */
  may_act: z.boolean(),
});

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
    /** Seats of today and to come. */
    team: z.object({ committee_id: z.number().int(), seats: z.array(seat) }),
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

export const findRatedPeople = endpoint({
  method: 'GET',
  path: '/api/spmis/people',
  summary: 'People for an earlier rating: the nearest to a name or number.',
  access: ['SPMISADMIN'],
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ personnel: z.array(foundPerson) }),
});
