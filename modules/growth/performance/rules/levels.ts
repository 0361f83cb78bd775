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

const SHORT: Readonly<Record<Level, string>> = { 5: 'O', 4: 'VS', 3: 'S', 2: 'US', 1: 'P' };

/** An adjective as it is written on a paper or in a spreadsheet, such as `very satisfactory` or `VS`; null where it is none. */
export function readLevel(written: string): Level | null {
  const plain = written
    .trim()
    .replaceAll(/[\s-]+/g, ' ')
    .toLowerCase();
  return LEVELS.find((level) => [ADJECTIVES[level], SHORT[level]].some((word) => word.toLowerCase() === plain)) ?? null;
}
