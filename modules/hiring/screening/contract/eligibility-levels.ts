import { z } from 'zod';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { ELIGIBILITY, ELIGIBILITY_LEVELS } from '../rules/judge-eligibility.ts';
import { SCREENERS } from './access.ts';

const level = z.enum(ELIGIBILITY_LEVELS);
/** What an eligibility gives, where `ELIGIBILITY` says what a post asks. */
export const LEVELS_GIVEN = { ...ELIGIBILITY, none: 'No level' } as const;

export const eligibilityLevelRow = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** Null where none is set: it is then recognized by its usual words, or is for verification. */
  level: level.nullable(),
  is_licence: z.boolean(),
});
export type EligibilityLevelRow = z.output<typeof eligibilityLevelRow>;

export const listEligibilityLevels = endpoint({
  method: 'GET',
  path: '/api/screening/eligibility-levels',
  summary: 'The eligibilities of the reference list with the level that each gives, and how many units are two years in college.',
  access: SCREENERS,
  query: listQuery(['name', 'code', 'level']).extend({ level: level.optional() }),
  response: listOf('eligibilities', eligibilityLevelRow).extend({ college_units: z.number().int() }),
});
export const exportEligibilityLevels = exportOf(listEligibilityLevels, 'eligibilities and their levels');

export const changeEligibilityLevel = endpoint({
  method: 'PUT',
  path: '/api/screening/eligibility-levels/{id}',
  summary: 'Sets the level of an eligibility, and computes those anew who are not decided.',
  access: SCREENERS,
  reach: 'university',
  params: byId,
  body: z.object({ level, is_licence: z.boolean() }),
  response: messageOnly,
});

export const changeCollegeUnits = endpoint({
  method: 'PUT',
  path: '/api/screening/college-units',
  summary: 'Sets how many units are two years in college, for posts that open from now on.',
  access: SCREENERS,
  reach: 'university',
  body: z.object({ units: z.number().int().min(1, 'At least 1 unit.').max(200, 'At most 200 units.') }),
  response: messageOnly,
});
