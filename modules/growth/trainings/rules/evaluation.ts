import { roundHalfUp } from '@talaan/performance/rules/exact.ts';
import { addMonths } from '@talaan/performance/rules/period/days.ts';
import type { FollowUp } from './follow-up.ts';

/** Reaction (1 to 5), learning (before and after), application (by the head after months), results. */
export const EVALUATION_LEVELS = ['REACTION', 'LEARNING', 'APPLICATION', 'RESULTS'] as const;
export type EvaluationLevel = (typeof EVALUATION_LEVELS)[number];

/** When an evaluation opens, its last day, and the days on which it is reminded of. */
export interface EvaluationDue {
  opens_on: string;
  due_on: string;
  reminders: string[];
}

/** Of the application of a training that ended on a day: such as from three months after it to six, with a reminder each month (domain page, A3). */
export function applicationDue(
  lastDay: string,
  { application_from: from, application_to: to }: Pick<FollowUp, 'application_from' | 'application_to'>,
): EvaluationDue {
  const reminders = Array.from({ length: to - from + 1 }, (_, at) => addMonths(lastDay, from + at));
  return { opens_on: reminders[0]!, due_on: reminders.at(-1)!, reminders };
}

/** The mean of answers from 1 to 5, in thousandths with two decimals; null without any. */
export function meanReaction(answers: readonly number[]): number | null {
  if (answers.length === 0) return null;
  return roundHalfUp(BigInt(answers.reduce((sum, one) => sum + one, 0)) * 100n, BigInt(answers.length)) * 10;
}

/** What was learned: percent points after the training less those before it, of the mean of who took both tests; null where no one did. */
export function learningGain(tests: readonly { before: number | null; after: number | null }[]): number | null {
  const both = tests.flatMap(({ before, after }) => (before === null || after === null ? [] : [after - before]));
  return both.length === 0 ? null : Math.round(both.reduce((sum, one) => sum + one, 0) / both.length);
}
