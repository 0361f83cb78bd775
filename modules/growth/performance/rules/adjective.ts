import type { Dated } from './dated.ts';
import { ADJECTIVES, type Level } from './levels.ts';
import { formatRating, type Rating } from './rating.ts';

/** From which final rating each adjective is given, in thousandths; below the last it is Poor. */
export interface AdjectiveScale extends Dated {
  least: Readonly<Record<Exclude<Level, 1>, Rating>>;
}

/** The adjective of a printed rating (domain page, B6.1): 4.495 prints 4.50 and is Outstanding. */
export function levelOf(final: Rating, { least }: AdjectiveScale): Level {
  return RATED.find((level) => final >= least[level]) ?? 1;
}

/** What is wrong with a scale; empty where nothing is. */
export function findAdjectiveFaults({ least }: AdjectiveScale): string[] {
  const faults = RATED.filter((level) => least[level] < 1000 || least[level] > 5000 || least[level] % 10 !== 0).map(
    (level) => `${ADJECTIVES[level]} begins at a rating from 1.00 to 5.00 with two decimals, not at ${formatRating(least[level])}.`,
  );
  const order = RATED.slice(1).flatMap((level, at) => {
    const above = RATED[at]!;
    return least[level] < least[above] ? [] : [`${ADJECTIVES[above]} must begin above ${ADJECTIVES[level]}.`];
  });
  return [...faults, ...order];
}

const RATED = [5, 4, 3, 2] as const;
