import { HIGHEST_GRADE, indexSteps, stepsOf, type SalaryStep } from './salary.ts';

/** One cell of two salary tables: what it was, what it becomes, and what is odd about it. */
export interface SalaryDifference {
  salary_grade: number;
  step: number;
  before: number | null;
  after: number | null;
  /** Thousandths by which the salary rises; null where one of the two is missing. */
  rise: number | null;
  oddities: string[];
}

export interface SalaryComparison {
  differences: SalaryDifference[];
  changed: number;
  odd: number;
}

/** Sets a new table beside the one that it supersedes, cell by cell, in the order of grade and step. */
export function compareSalaries(before: readonly SalaryStep[], after: readonly SalaryStep[]): SalaryComparison {
  const was = indexSteps(before);
  const becomes = indexSteps(after);
  const differences = everyStep().map(({ grade, step }) => {
    const [old, fresh] = [was(grade, step), becomes(grade, step)];
    const rise = old === null || fresh === null ? null : Math.round(((fresh - old) * 1000) / old);
    return { salary_grade: grade, step, before: old, after: fresh, rise, oddities: findOddities(becomes, grade, step, old) };
  });
  return {
    differences,
    changed: differences.filter((one) => one.before !== one.after).length,
    odd: differences.filter((one) => one.oddities.length > 0).length,
  };
}

function findOddities(becomes: (grade: number, step: number) => number | null, grade: number, step: number, old: number | null): string[] {
  const fresh = becomes(grade, step);
  if (fresh === null) return ['missing'];
  const stepBefore = step > 1 ? becomes(grade, step - 1) : null;
  const gradeBefore = step === 1 && grade > 1 ? becomes(grade - 1, 1) : null;
  return [
    ...(stepBefore !== null && fresh <= stepBefore ? [`not above step ${step - 1}`] : []),
    ...(gradeBefore !== null && fresh <= gradeBefore ? [`not above grade ${grade - 1}`] : []),
    ...(old !== null && fresh < old ? ['lower than before'] : []),
  ];
}

function everyStep(): { grade: number; step: number }[] {
  return Array.from({ length: HIGHEST_GRADE }, (_, index) => index + 1).flatMap((grade) =>
    Array.from({ length: stepsOf(grade) }, (_, index) => ({ grade, step: index + 1 })),
  );
}
