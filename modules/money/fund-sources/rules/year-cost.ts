/** A part of what service costs in a month of its year, in centavos, and how it comes about. */
export interface MonthPart {
  month: number;
  /** As the catalogue of pay items calls it: BASIC, PERA, GSIS_GOV … */
  code: string;
  label: string;
  amount: number;
  how: string;
  source: string | null;
}

/** The sum of all months of one code. */
export interface YearPart {
  code: string;
  label: string;
  amount: number;
  how: string;
  source: string | null;
}

/** What each month costs. */
export function monthsOf(cost: readonly MonthPart[]): Map<number, number> {
  const months = new Map<number, number>();
  for (const { month, amount } of cost) months.set(month, (months.get(month) ?? 0) + amount);
  return months;
}

/** What the year costs, part by part in the order in which they first come; a part of several months says of how many, where each says how. */
export function partsOf(cost: readonly MonthPart[]): YearPart[] {
  return [...Map.groupBy(cost, ({ code }) => code)].map(([code, ones]) => {
    const amount = ones.reduce((sum, one) => sum + one.amount, 0);
    return { code, label: ones[0]!.label, amount, how: howOften(ones), source: ones[0]!.source };
  });
}

/** The sum of all parts. */
export function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** `2 months: PHP 17,506.00 · November: 15 of 21 days of PHP 17,506.00`; a single one as it is. */
function howOften(ones: readonly MonthPart[]): string {
  const alike = [...Map.groupBy(ones, ({ how }) => how)];
  return alike.map(([how, of]) => (of.length === 1 ? how : `${of.length} × ${how}`)).join('; ');
}
