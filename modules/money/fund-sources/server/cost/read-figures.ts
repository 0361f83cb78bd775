import type { Figures } from '@talaan/payroll/rules/rates.ts';
import { figuresOfMonth } from '@talaan/payroll/rules/figures-on.ts';
import { KNOWN_FIGURES } from '@talaan/payroll/rules/known-figures.ts';

/** What applies to a month (`YYYY-MM`). */
export type FiguresOf = (month: string) => Figures;

export function readFigures(): FiguresOf {
  const known = new Map<string, Figures>();
  return (month) => {
    const found = known.get(month) ?? figuresOfMonth(month, KNOWN_FIGURES);
    known.set(month, found);
    return found;
  };
}
