/** What is known of a person when a salary table takes effect. Amounts are monthly, in centavos. */
export interface AdjustmentFacts {
  /** The first day of the new table. */
  date: string;
  today: string;
  /** The appointment of that day, else the one before or after it. */
  servesFrom: string;
  /** The day after the last; null while it runs. */
  servesUntil: string | null;
  isGovernmentService: boolean;
  isPaidByDay: boolean;
  /** The 65th birthday (RA 8291, section 13); null where no birth date is on record. */
  retiresOn: string | null;
  /** The salary of the day before. */
  salary: { grade: number; step: number; amount: number } | null;
  /** The first day of a salary on record from the date on. */
  laterSalaryFrom: string | null;
  /** The same grade and step in the new table; null where it has none. */
  adjusted: number | null;
  /** Whether there is a notice of this table already. */
  hasNotice: boolean;
}

export const EXCEPTIONS = {
  left: 'Service ends before the date',
  retires: 'Reaches the retirement age of 65 before the date',
  uncovered: 'Job order or contract of service: not covered',
  hired: 'Hired on or after the date: starts at the new rate',
  unsalaried: 'No salary on record for the day before',
  missing: 'Grade and step are not in the new table',
  settled: 'A salary from the date or later is on record already',
  above: 'Paid above the table: no increase',
} as const;
export type AdjustmentException = keyof typeof EXCEPTIONS;

/** Concerned by the month or by the day, told already, or left out with the reason. */
export type Judgement = { group: 'monthly' | 'daily' | 'noticed' } | { group: 'exception'; reason: AdjustmentException };

/** Everyone in service on the day before moves to the same grade and step of the new table (NBC 601, items 4 and 5). */
export function judgeAdjustment(facts: AdjustmentFacts): Judgement {
  if (facts.hasNotice) return { group: 'noticed' };
  const reason = findException(facts);
  if (reason) return { group: 'exception', reason };
  return { group: facts.isPaidByDay ? 'daily' : 'monthly' };
}

function findException(facts: AdjustmentFacts): AdjustmentException | null {
  const { date, salary } = facts;
  if (!facts.isGovernmentService) return 'uncovered';
  if (facts.servesUntil !== null && facts.servesUntil <= date) return 'left';
  if (!salary) return facts.servesFrom >= date ? 'hired' : 'unsalaried';
  // Anyone who still serves after their 65th birthday was extended: asked only of a date to come.
  if (date > facts.today && facts.retiresOn !== null && facts.retiresOn <= date) return 'retires';
  if (facts.laterSalaryFrom !== null) return 'settled';
  if (facts.adjusted === null) return 'missing';
  return facts.adjusted <= salary.amount ? 'above' : null;
}
