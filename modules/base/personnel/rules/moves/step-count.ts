/**
 * What a move does to the three years that lead to a step increment (CSC-DBM JC 1 s.2012): they restart with another grade, and go on
 * with the same grade without a gap.
 */
export function describeStepCount({
  before,
  after,
  isWithoutGap,
  isCounted,
}: {
  before: number | null;
  after: number | null;
  isWithoutGap: boolean;
  /** Whether the years served so far count on with the new appointment. */
  isCounted: boolean;
}): string {
  if (after === null) return 'No step increment: there is no salary grade.';
  if (before === null || !isWithoutGap) return 'The three years to a step increment begin.';
  if (!isCounted)
    return 'The three years to a step increment begin with this appointment: the status or position before it does not count.';
  if (before === after) return 'The three years to a step increment continue: the salary grade stays.';
  return 'The three years to a step increment start again: the salary grade changes.';
}
