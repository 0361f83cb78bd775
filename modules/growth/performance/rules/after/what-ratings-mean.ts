import { ADJECTIVES, type Level } from '../levels.ts';
import { formatRating } from '../rating.ts';
import type { PastRating } from './past-rating.ts';

const VERY_SATISFACTORY: Level = 4;

/** Whether ratings meet a condition, and from which they are read. */
export interface RatingsJudged {
  is_met: boolean;
  /** In a sentence with the ratings. */
  says: string;
  sources: string[];
}

/** The last ratings of a person before or on a day, the newest first: those of the last periods in which they were rated (domain page, B6.7). */
export function lastRatings(history: readonly PastRating[], count: number, day: string): PastRating[] {
  return history
    .filter(({ period }) => period.to <= day)
    .toSorted((one, other) => other.period.to.localeCompare(one.period.to))
    .slice(0, count);
}

/** The last two ratings are at least Very Satisfactory: for study leave (CSC MC 21 s.2004; leave page, 3.3) and scholarships (domain page, A4). */
export function judgeLastTwo(history: readonly PastRating[], day: string): RatingsJudged {
  return judgeLast(lastRatings(history, 2, day), 2, VERY_SATISFACTORY);
}

/** The last rating is at least Very Satisfactory: for promotion (2017 ORAOHRA). */
export function judgePromotion(history: readonly PastRating[], day: string): RatingsJudged {
  return judgeLast(lastRatings(history, 1, day), 1, VERY_SATISFACTORY);
}

function judgeLast(found: readonly PastRating[], needed: number, least: Level): RatingsJudged {
  const ratings = found.map(({ final, level, period }) => `${formatRating(final)} ${ADJECTIVES[level]} in ${period.name}`);
  const sources = found.map(({ source }) => source);
  if (found.length < needed)
    return {
      is_met: false,
      says: found.length === 0 ? 'No rating is on record.' : `One rating is on record, ${ratings[0]}; ${needed} are needed.`,
      sources,
    };
  const isMet = found.every(({ level }) => level >= least);
  return { is_met: isMet, says: `${ratings.join(', ')}.`, sources };
}
