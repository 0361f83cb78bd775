import { stepsOf } from '@talaan/organization/rules/salary.ts';

export const RATINGS = ['Outstanding', 'Very Satisfactory', 'Satisfactory', 'Unsatisfactory', 'Poor'] as const;
export type Rating = (typeof RATINGS)[number];

/** Of a hundred incumbents, so many may have a merit increment in a year (CSC-DBM JC 1 s.2012). */
const PERCENT = 5;

/** Two steps for Outstanding in both rating periods of a year, one for Outstanding and Very Satisfactory, else none. */
export function meritSteps(ratings: readonly [Rating, Rating]): 0 | 1 | 2 {
  const outstanding = ratings.filter((rating) => rating === 'Outstanding').length;
  if (outstanding === 2) return 2;
  return outstanding === 1 && ratings.includes('Very Satisfactory') ? 1 : 0;
}

/** How many of the incumbents may have one in a year: a whole person at a time. */
export function meritPlaces(incumbents: number): number {
  return Math.floor((incumbents * PERCENT) / 100);
}

/** The step after a merit increment, never beyond the highest of the grade. */
export function stepAfterMerit(grade: number, step: number, steps: number): number {
  return Math.min(stepsOf(grade), step + steps);
}
