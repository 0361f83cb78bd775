const MONTHS = 12;
const FIRST_STEP = 1;

/** The holder of an item: their step, and what they are paid a month, in centavos. */
export interface PaidIncumbent {
  step: number;
  monthly: number | null;
}

/** What a grade and step is paid a month by the table in force, in centavos; null where no table has it. */
type MonthlyOf = (grade: number, step: number) => number | null;

export interface AnnualSalary {
  step: number;
  /** What the plantilla provides for, in centavos a year: step 1 while vacant, else the incumbent's (domain, section 8.1). */
  authorized: number | null;
  /** What the incumbent is in fact paid, in centavos a year; null while vacant. It falls short while a notice is not yet released. */
  actual: number | null;
}

export function annualSalary(grade: number | null, incumbent: PaidIncumbent | null, monthlyOf: MonthlyOf): AnnualSalary {
  const step = incumbent?.step ?? FIRST_STEP;
  const monthly = grade === null ? null : monthlyOf(grade, step);
  return {
    step,
    authorized: monthly === null ? null : monthly * MONTHS,
    actual: incumbent === null || incumbent.monthly === null ? null : incumbent.monthly * MONTHS,
  };
}
