import { costOfCasual } from '@talaan/payroll/rules/benefits/cost-of-casual.ts';
import type { Figures } from '@talaan/payroll/rules/figures/rates.ts';
import { costOfService } from './cost-of-service.ts';
import { partsOf, type YearPart } from './year-cost.ts';

export interface PlannedCasual {
  year: number;
  /** At step 1, in centavos. */
  monthly: number;
  /** The last ones of the year. */
  months: number;
}

/** What one casual is planned to cost in a year, part by part, each with how it comes about. */
export function planOfCasual({ year, monthly, months }: PlannedCasual, figuresOf: (month: string) => Figures): YearPart[] {
  const first = `${year}-${String(13 - months).padStart(2, '0')}`;
  const [from, to] = [`${first}-01`, `${year}-12-31`];
  const said = new Map(
    partsOf(costOfService({ year, paid: [{ from, to, monthly }], stays: [{ from, to }] }, figuresOf)).map((part) => [part.code, part]),
  );
  const { items } = costOfCasual({ monthly, from: first, to: `${year}-12` }, figuresOf(`${year}-12`));
  return items.map(({ code, amount }) => ({ ...said.get(code)!, amount }));
}
