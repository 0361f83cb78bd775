import { levelOf, type AdjectiveScale } from '../adjective.ts';
import { exact, weightedMean } from '../exact.ts';
import type { Level } from '../levels.ts';
import { printed, type Rating } from '../rating.ts';

/** A part of a period with its final rating; null while it has none. */
export interface FinalOfPart {
  office_id: number;
  from: string;
  days: number;
  final: Rating | null;
}

/** What a person is rated in a period, and the office to which the rating belongs. */
export interface PersonRating {
  final: Rating;
  level: Level;
  office_id: number;
}

/**
 * The rating of a person who had several forms in a period (domain page, B6.3): the mean of their final ratings by days, of the office where they
 * served most of these days, of equal ones the later. Null while no part has a rating.
 */
export function ratePerson(parts: readonly FinalOfPart[], scale: AdjectiveScale): PersonRating | null {
  const rated = parts.flatMap((part) => (part.final === null ? [] : [{ ...part, final: part.final }]));
  const mean = weightedMean(rated.map(({ final, days }) => ({ value: exact(final, 1000), weight: exact(days) })));
  if (!mean) return null;
  const offices = [...Map.groupBy(rated, ({ office_id: office }) => office)].map(([office_id, own]) => ({
    office_id,
    days: own.reduce((sum, { days }) => sum + days, 0),
    from: own.reduce((last, { from }) => (from > last ? from : last), ''),
  }));
  const [most] = offices.toSorted((one, other) => other.days - one.days || other.from.localeCompare(one.from));
  const final = printed(mean);
  return { final, level: levelOf(final, scale), office_id: most!.office_id };
}
