/** Grades 1 to 33; the last one has two steps only (NBC 601, item 4). */
export const HIGHEST_GRADE = 33;
export const STEPS = 8;
export const STEPS_OF_HIGHEST_GRADE = 2;

/** A monthly salary in centavos at its grade and step. */
export interface SalaryStep {
  salary_grade: number;
  step: number;
  amount: number;
}

/** How many steps a grade has. */
export function stepsOf(grade: number): number {
  return grade === HIGHEST_GRADE ? STEPS_OF_HIGHEST_GRADE : STEPS;
}

/** The daily wage of casuals: the monthly rate by 22, to the centavo, half up (NBC 601, item 5). */
export function dailyRate(monthly: number): number {
  return Math.floor((monthly + 11) / 22);
}

/** Finds salaries by grade and step. */
export function indexSteps(steps: readonly SalaryStep[]): (grade: number, step: number) => number | null {
  const amounts = new Map(steps.map(({ salary_grade: grade, step, amount }) => [grade * 10 + step, amount]));
  return (grade, step) => amounts.get(grade * 10 + step) ?? null;
}
