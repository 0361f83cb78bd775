import { stepsOf } from '@talaan/organization/rules/salary.ts';

/** What decides whether a step that is due is given. Amounts are monthly, in centavos. */
export interface StepFacts {
  grade: number;
  step: number;
  /** The code of the appointment status on the day. */
  status: string;
  /** The code of the personnel status on the day; null while active. */
  standing: string | null;
  /** Why HR holds it back, where it does. */
  withheld: string | null;
  /** A rating below Satisfactory within the three years, after which they run anew. */
  weak: string | null;
  /** On record for the day, and what the table in force then says; null where it has no such grade and step. */
  amount: number;
  tableAmount: number | null;
  nextAmount: number | null;
}

export const HELD_BACK = {
  withheld: 'Withheld',
  rating: 'Rated below Satisfactory: three years run anew',
  highest: 'At the highest step: nothing is granted',
  status: 'Not permanent',
  standing: 'Not active on the day',
  adjustment: 'The salary adjustment of the table in force comes first',
  missing: 'The next step is not in the salary table',
  above: 'Paid above the table in force',
} as const;
export type HeldBack = keyof typeof HELD_BACK;

/** Away without pay or suspended on the day: the date is looked at again when they are back. */
const NOT_ACTIVE: ReadonlySet<string> = new Set(['LWOP', 'SUSP', 'AWOL']);

/** Why a step is not given, or null: permanent, active, below the highest step, rated Satisfactory, not withheld (CSC-DBM JC 1 s.2012). */
export function holdStep(facts: StepFacts): HeldBack | null {
  if (facts.step >= stepsOf(facts.grade)) return 'highest';
  if (facts.status !== 'PERM') return 'status';
  if (facts.withheld !== null) return 'withheld';
  if (facts.weak !== null) return 'rating';
  if (facts.standing !== null && NOT_ACTIVE.has(facts.standing)) return 'standing';
  if (facts.nextAmount === null || facts.tableAmount === null) return 'missing';
  if (facts.amount > facts.tableAmount) return 'above';
  return facts.amount < facts.tableAmount ? 'adjustment' : null;
}
