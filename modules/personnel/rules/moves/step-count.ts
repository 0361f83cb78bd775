/**
 * What a move does to the three years that lead to a step increment (CSC-DBM JC 1 s.2012): they restart with another grade, and go on
 * with the same grade without a gap.
 */
export function tellStepCount({
  before,
  after,
  isWithoutGap,
}: {
  before: number | null;
  after: number | null;
  isWithoutGap: boolean;
}): string {
  if (after === null) return 'No step increment: there is no salary grade.';
  if (before === null || !isWithoutGap) return 'The three years to a step increment begin.';
  if (before === after) return 'The three years to a step increment go on: the salary grade stays.';
  return 'The three years to a step increment begin anew: the salary grade changes.';
}
