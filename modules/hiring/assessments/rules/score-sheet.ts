import { divideHalfUp, type Points } from './points.ts';

/** The highest rating of an item; the lowest is 1 (domain page, section 8.1). */
export const HIGHEST_RATING = 5;

/** A rating on the scale to 5 in hundredths (4.25 is 425) as points of a factor: rating × (points ÷ 5). */
export function pointsOfRating(rating: number, most: Points): Points {
  return divideHalfUp(rating * most, HIGHEST_RATING * 100);
}

/** A score of an examination in hundredths of a percent (84 % is 8400) as points of a factor. */
export function pointsOfPercent(percent: number, most: Points): Points {
  return divideHalfUp(percent * most, 10_000);
}

/** What a member gave for a factor, in fifths of a hundredth, so that nothing is rounded before the members are averaged. */
export function fifthsOf(ratings: readonly { rating: number; points: Points }[]): number {
  return ratings.reduce((sum, { rating, points }) => sum + rating * points, 0);
}

/** The same as points, for the sheet of one member. */
export function pointsOfFifths(fifths: number): Points {
  return divideHalfUp(fifths, HIGHEST_RATING);
}

export interface ScoredFactor {
  points: Points;
  isCredential: boolean;
}

/** The total adds what is printed (section 14.9): each factor is rounded before. */
export function totalOf(factors: readonly ScoredFactor[]): { total: Points; credentials: Points } {
  const add = (some: readonly ScoredFactor[]) => some.reduce((sum, { points }) => sum + points, 0);
  return { total: add(factors), credentials: add(factors.filter(({ isCredential }) => isCredential)) };
}

/** Whether the pass mark is reached, without points of preference: these replace no minimum (section 8.1). */
export function passes(
  { total, credentials }: { total: Points; credentials: Points },
  form: { pass_on: 'total' | 'credentials'; pass_mark: Points },
): boolean {
  return (form.pass_on === 'total' ? total : credentials) >= form.pass_mark;
}

/** Points of preference, each ground once, up to the cap of the form. */
export function preferenceOf(grounds: readonly { code: string; points: Points }[], cap: Points): Points {
  const once = new Map(grounds.map(({ code, points }) => [code, points]));
  return Math.min(
    cap,
    [...once.values()].reduce((sum, points) => sum + points, 0),
  );
}
