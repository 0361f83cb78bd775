import { dailyRate } from '@talaan/organization/rules/salary.ts';

/** A monthly salary in centavos, at its grade and step. */
export interface StepSalary {
  grade: number;
  step: number;
  amount: number;
}

export interface SalaryQuestion {
  /** The salaries of the new grade on the first day, step 1 first; null where the table has none. */
  steps: readonly (number | null)[];
  grade: number;
  /** What they are paid the day before, as the table of the first day has it; null after a gap, or where there was none. */
  present: StepSalary | null;
}

export interface ProposedStep {
  step: number;
  why: string;
  /** Less than they are paid now: only a disciplinary decision lowers a salary. */
  isLess: boolean;
}

/** Which step a move to a grade begins with. Null where the table in force has no step of that grade: a missing tranche. */
export function proposeStep({ steps, grade, present }: SalaryQuestion): ProposedStep | null {
  const paid = steps.flatMap((amount, index) => (amount === null ? [] : [{ step: index + 1, amount }]));
  const first = paid[0];
  const last = paid.at(-1);
  if (!first || !last) return null;
  // NBC 601 item 4: new hires start at step 1.
  if (!present) return { step: first.step, why: 'entrance at step 1', isLess: false };
  const same = present.grade === grade ? paid.find(({ step }) => step === present.step) : undefined;
  if (same) return { step: same.step, why: 'same grade, same step', isLess: false };
  if (grade < present.grade) {
    const notLess = paid.find(({ amount }) => amount >= present.amount);
    if (notLess) return { step: notLess.step, why: 'the lowest step that is not below the present salary', isLess: false };
    return { step: last.step, why: 'the highest step of the lower grade', isLess: true };
  }
  if (present.amount < first.amount) return { step: first.step, why: 'step 1 of the new grade', isLess: false };
  const higher = paid.find(({ amount }) => amount > present.amount);
  if (higher) return { step: higher.step, why: 'the lowest step above the present salary', isLess: false };
  return { step: last.step, why: 'the highest step of the new grade', isLess: last.amount < present.amount };
}

/** Job orders and contracts of service have no salary (JC 1 s.2025), part-time lecturers are paid by the hour. */
const WITHOUT_SALARY = new Set(['JO', 'COS', 'PT']);
const BY_THE_DAY = new Set(['CAS']);

export function hasSalary(statusCode: string): boolean {
  return !WITHOUT_SALARY.has(statusCode);
}

/** The daily wage of casuals: monthly ÷ 22, half up to the centavo (NBC 601 item 5); null for all others. */
export function dailyRateOf(statusCode: string, monthly: number | null): number | null {
  return monthly !== null && BY_THE_DAY.has(statusCode) ? dailyRate(monthly) : null;
}
