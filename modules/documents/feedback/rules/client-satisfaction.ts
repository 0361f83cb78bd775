/** Dimensions of service quality of form ARTA-2242-3 by their number; 0 is the overall satisfaction and stands beside the others. */
export const DIMENSIONS = [
  'Overall satisfaction',
  'Responsiveness',
  'Reliability',
  'Access and facilities',
  'Communication',
  'Costs',
  'Integrity',
  'Assurance',
  'Outcome',
] as const;

/** From strongly disagree (1) to strongly agree (5); not applicable; or left out. */
export type Rating = 1 | 2 | 3 | 4 | 5 | 'NA' | null;

export interface Answer {
  /** Awareness of the Citizen’s Charter: 1 knows and saw it, 2 knows it and did not see it, 3 learned of it here, 4 does not know it. */
  cc1: 1 | 2 | 3 | 4 | null;
  /** How visible it was: 1 easy to see to 4 not visible. */
  cc2: 1 | 2 | 3 | 4 | 'NA' | null;
  /** How much it helped: 1 very much to 3 not. */
  cc3: 1 | 2 | 3 | 'NA' | null;
  /** By dimension, 0 to 8. */
  ratings: readonly Rating[];
}

export interface Score {
  /** Answers from 1 to 5, and those among them that agree or strongly agree. */
  answers: number;
  satisfied: number;
  not_applicable: number;
  left_out: number;
  /** Tenths of a percent; null without an answer. */
  permille: number | null;
}

const SATISFIED = 4;

/** The score of a dimension (ARTA MC 2022-05): those who agree or strongly agree of those who answered; N/A and blank are no answers. */
export function scoreOf(ratings: readonly Rating[]): Score {
  const given = ratings.filter((rating): rating is 1 | 2 | 3 | 4 | 5 => typeof rating === 'number');
  const satisfied = given.filter((rating) => rating >= SATISFIED).length;
  return {
    answers: given.length,
    satisfied,
    not_applicable: ratings.filter((rating) => rating === 'NA').length,
    left_out: ratings.filter((rating) => rating === null).length,
    permille: share(satisfied, given.length),
  };
}

export interface Satisfaction {
  dimensions: Score[];
  /** Of the dimensions 1 to 8 together. */
  overall: Score;
}

export function satisfactionOf(answers: readonly Answer[]): Satisfaction {
  const dimensions = DIMENSIONS.map((_name, at) => scoreOf(answers.map(({ ratings }) => ratings[at] ?? null)));
  return {
    dimensions,
    overall: scoreOf(answers.flatMap(({ ratings }) => DIMENSIONS.slice(1).map((_name, at) => ratings[at + 1] ?? null))),
  };
}

const WORDS: readonly [number, string][] = [
  [950, 'Outstanding'],
  [900, 'Very Satisfactory'],
  [800, 'Satisfactory'],
  [600, 'Fair'],
  [0, 'Poor'],
];

/** The word for a score as it is printed, with one place. */
export function wordOf(permille: number): string {
  return WORDS.find(([least]) => permille >= least)![1];
}

/** How many answered each way; the base of CC2 and CC3 is those who answered 1 to 3 to CC1, without N/A. */
export interface CharterCounts {
  cc1: Record<1 | 2 | 3 | 4, number>;
  cc2: Record<1 | 2 | 3 | 4, number>;
  cc3: Record<1 | 2 | 3, number>;
}

export function charterCounts(answers: readonly Answer[]): CharterCounts {
  const counts: CharterCounts = { cc1: { 1: 0, 2: 0, 3: 0, 4: 0 }, cc2: { 1: 0, 2: 0, 3: 0, 4: 0 }, cc3: { 1: 0, 2: 0, 3: 0 } };
  for (const { cc1, cc2, cc3 } of answers) {
    if (cc1 !== null) counts.cc1[cc1] += 1;
    if (cc1 === null || cc1 === 4) continue;
    if (typeof cc2 === 'number') counts.cc2[cc2] += 1;
    if (typeof cc3 === 'number') counts.cc3[cc3] += 1;
  }
  return counts;
}

/** 1.96² × 0.25 ÷ 0.05², in hundredths: 95 % confidence, 5 % margin of error. */
const SAMPLE = 38_416;

/** The least sample of so many transactions: 384.16 corrected for small numbers, rounded up. */
export function leastSample(transactions: number): number {
  if (transactions <= 0) return 0;
  // n = 384.16 ÷ (1 + 383.16 ÷ N), in whole numbers: 38416 N ÷ (100 N + 38316).
  return Math.ceil((SAMPLE * transactions) / (100 * transactions + SAMPLE - 100));
}

/** Of fewer answers no score is shown. */
export const LEAST_ANSWERS = 5;

/** Tenths of a percent, half up. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((2000 * part + whole) / (2 * whole));
}
