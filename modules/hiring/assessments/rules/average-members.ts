import { divideHalfUp, type Points } from './points.ts';
import { HIGHEST_RATING } from './score-sheet.ts';

/** From so many members on the highest and the lowest may be dropped (section 8.1). */
export const DROP_FROM = 5;

export interface MemberAverage {
  points: Points;
  /** Which members were dropped, as places in the given order: the highest, then the lowest. Empty where none was. */
  dropped: number[];
}

/**
 * The average of the members who were present, of what each gave for a factor in fifths of a hundredth; rounded half up once. With
 * `dropsExtremes` and five members or more the highest and the lowest are left out, each once. Null where nobody scored.
 */
export function averageMembers(fifths: readonly number[], dropsExtremes: boolean): MemberAverage | null {
  if (fifths.length === 0) return null;
  const dropped = dropsExtremes && fifths.length >= DROP_FROM ? extremesOf(fifths) : [];
  const counted = fifths.filter((_, place) => !dropped.includes(place));
  return {
    points: divideHalfUp(
      counted.reduce((sum, one) => sum + one, 0),
      HIGHEST_RATING * counted.length,
    ),
    dropped,
  };
}

function extremesOf(fifths: readonly number[]): number[] {
  const highest = fifths.indexOf(Math.max(...fifths));
  const lowest = fifths.lastIndexOf(Math.min(...fifths));
  return [highest, lowest];
}
