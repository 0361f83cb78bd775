import type { Figures } from '@talaan/payroll/rules/rates.ts';
import { costOfService } from './cost-of-service.ts';
import { partsOf, type YearPart } from './year-cost.ts';

export interface PlannedCasual {
  year: number;
  /** At step 1, in centavos. */
  monthly: number;
  /** The last ones of the year. */
  months: number;
}

/** What one casual is planned to cost in a year, part by part. */
export function planOfCasual({ year, monthly, months }: PlannedCasual, figuresOf: (month: string) => Figures): YearPart[] {
  const from = `${year}-${String(13 - months).padStart(2, '0')}-01`;
  const until = `${year + 1}-01-01`;
  return partsOf(costOfService({ year, paid: [{ from, until, monthly }], service: [{ from, until }] }, figuresOf));
}
