/** 5 Outstanding, 4 Very Satisfactory, 3 Satisfactory, 2 Unsatisfactory, 1 Poor (CSC MC 6 s.2012). */
export const LEVELS = [5, 4, 3, 2, 1] as const;
export type Level = (typeof LEVELS)[number];

export const ADJECTIVES: Readonly<Record<Level, string>> = {
  5: 'Outstanding',
  4: 'Very Satisfactory',
  3: 'Satisfactory',
  2: 'Unsatisfactory',
  1: 'Poor',
};

/** What is rated of a line, each with a whole number from 1 to 5; not all apply to each target (MC 6 s.2012). */
export const DIMENSIONS = ['quality', 'efficiency', 'timeliness'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The ratings of a line; null for a dimension that is left blank. */
export type Ratings = Readonly<Record<Dimension, Level | null>>;

export function isLevel(rating: number): rating is Level {
  return (LEVELS as readonly number[]).includes(rating);
}
