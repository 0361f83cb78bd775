import { DIMENSIONS, isLevel, type Dimension, type Level } from '../levels.ts';
import { levelOfAchievement, type AchievementScale } from '../achievement.ts';
import type { FieldFaults } from './find-target-faults.ts';
import type { TargetLine } from './form-line.ts';

/** What is entered for a line when it is rated. A rating is a whole number from 1 to 5, or null. */
export interface EnteredRating {
  line_id: number;
  ratings: Readonly<Record<Dimension, number | null>>;
  /** Why nothing of it is rated. */
  reason: string;
}

/**
 * What is wrong with ratings, by field (domain page, B3, B6.2): only approved targets are rated, each once, in the dimensions that it was approved
 * with, by whole numbers from 1 to 5; one that is not rated has a reason.
 */
export function findRatingFaults(entered: readonly EnteredRating[], lines: readonly Pick<TargetLine, 'id' | 'scales'>[]): FieldFaults {
  const faults: FieldFaults = {};
  const refuse = (field: string, message: string) => (faults[field] ??= []).push(message);
  const known = new Map(lines.map((line) => [line.id, line]));
  const seen = new Set<number>();
  for (const [at, { line_id: id, ratings, reason }] of entered.entries()) {
    const line = known.get(id);
    if (!line) refuse(`ratings.${at}.line_id`, 'This is not an approved target of the form. Refresh the page.');
    else if (seen.has(id)) refuse(`ratings.${at}.line_id`, 'This target is rated twice.');
    seen.add(id);
    for (const dimension of DIMENSIONS) {
      const rating = ratings[dimension];
      if (rating === null) continue;
      if (!isLevel(rating)) refuse(`ratings.${at}.${dimension}`, 'Enter a whole number from 1 to 5.');
      else if (line && !line.scales[dimension])
        refuse(`ratings.${at}.${dimension}`, `This target was not approved with a measure of ${dimension}.`);
    }
    if (DIMENSIONS.every((dimension) => ratings[dimension] === null) && reason.trim() === '')
      refuse(`ratings.${at}.reason`, 'Enter why this target is not rated.');
  }
  const missing = lines.filter(({ id }) => !seen.has(id)).length;
  if (missing > 0) refuse('ratings', missing === 1 ? 'One target has no rating.' : `${missing} targets have no rating.`);
  return faults;
}

/** What the number that was reached would be rated, by dimension; only those that are rated by achievement. */
export function suggestRatings(
  { scales, target }: Pick<TargetLine, 'scales' | 'target'>,
  done: number | null,
  scale: AchievementScale,
): Partial<Record<Dimension, Level>> {
  if (target === null || done === null) return {};
  const level = levelOfAchievement(target, done, scale);
  if (level === null) return {};
  return Object.fromEntries(
    DIMENSIONS.filter((dimension) => scales[dimension]?.by === 'ACHIEVEMENT').map((dimension) => [dimension, level]),
  );
}

/** The highest and the lowest rating are shown by evidence (domain page, B6.6): a warning for each dimension without any; it hinders nothing. */
export function warnOfRating({ ratings }: Pick<EnteredRating, 'ratings'>, evidence: number): string[] {
  if (evidence > 0) return [];
  return DIMENSIONS.filter((dimension) => ratings[dimension] === 5 || ratings[dimension] === 1).map(
    (dimension) => `The ${dimension} is rated ${ratings[dimension]} without evidence.`,
  );
}
