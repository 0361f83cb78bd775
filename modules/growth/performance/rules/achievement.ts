import type { Dated } from './dated.ts';
import type { Level } from './levels.ts';

/** From which percent of the target a number is rated so; above `poor_up_to` percent it is still 2. */
export interface AchievementScale extends Dated {
  least: Readonly<Record<5 | 4 | 3, number>>;
  poor_up_to: number;
}

/**
 * The rating of a number against its target, by the exact ratio (domain page, B6.2). Both in the same unit, whole numbers; a target of 0 gives no
 * number to rate.
 */
export function levelOfAchievement(target: number, done: number, { least, poor_up_to: poorUpTo }: AchievementScale): Level | null {
  if (target <= 0) return null;
  const found = ([5, 4, 3] as const).find((level) => done * 100 >= target * least[level]);
  return found ?? (done * 100 > target * poorUpTo ? 2 : 1);
}

/** What is wrong with a scale; empty where nothing is. */
export function findAchievementFaults({ least, poor_up_to: poorUpTo }: AchievementScale): string[] {
  const steps = [least[5], least[4], least[3], poorUpTo];
  if (steps.some((percent) => !Number.isInteger(percent) || percent <= 0)) return ['Enter whole percents above 0.'];
  return steps.every((percent, at) => at === 0 || percent < steps[at - 1]!)
    ? []
    : ['Each rating must begin at a higher percent than the one below it.'];
}
