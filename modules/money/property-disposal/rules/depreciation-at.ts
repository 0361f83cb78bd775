import type { PropertyClass } from '@talaan/property/rules/class-of-item.ts';
import { accumulatedDepreciation, lastMonthEnded } from '@talaan/property/rules/depreciation.ts';

interface Reported {
  class: PropertyClass;
  unit_cost: number;
  acquired_on: string;
  life_years: number;
  residual_permille: number;
}

/** What an item has lost of its cost as at the day of its report, in centavos; semi-expendable property does not depreciate. */
export function depreciationAt({ class: of, unit_cost: cost, acquired_on, life_years, residual_permille }: Reported, day: string): number {
  if (of !== 'PPE') return 0;
  return accumulatedDepreciation({ cost, acquired_on, life_years, residual_permille, derecognized_on: null }, lastMonthEnded(day));
}
