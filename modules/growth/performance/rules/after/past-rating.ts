import type { Level } from '../levels.ts';
import type { Period } from '../period/period.ts';
import type { Rating } from '../rating.ts';

/** What a person was rated in a period: of a CLOSED form, or from before the product, entered with its paper (domain page, B6.7). */
export interface PastRating {
  period: Pick<Period, 'name' | 'from' | 'to'>;
  final: Rating;
  level: Level;
  /** `IPCR of January to June 2026`, or the paper by which it was entered. */
  source: string;
}
