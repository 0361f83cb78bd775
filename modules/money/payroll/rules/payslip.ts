import { yearTaxLine } from './tax/annual-tax.ts';
import { duesIn } from './differences.ts';
import { fitDeductions } from './fit-deductions.ts';
import type { Deduction, YearFacts } from './month-facts.ts';
import { lineOf, type PayLine, type Why } from './pay-line.ts';
import { named, type Figures } from './figures/rates.ts';
import { takeOf } from './statutory.ts';
import { sumLines } from './totals.ts';

export interface PayslipParts {
  month: string;
  /** Of the month itself, with tax and contributions. */
  own: readonly PayLine[];
  /** What of earlier months is still due, each with its month. */
  earlier: readonly PayLine[];
  deductions: readonly Deduction[];
  year: YearFacts | null;
}

/**
 * The lines of one payslip. Months that give add up; of them the tax of the year is settled and the deductions are taken. A month that has been
 * paid too much is taken last and within the floor, like any overpayment (domain page, part C5b.5): what does not fit is carried to a later run,
 * as a line CARRIED, so that the month itself is settled.
 */
export function payslipOf({ month, own, earlier, deductions, year }: PayslipParts, figures: Figures): PayLine[] {
  const lines = [...own, ...earlier];
  const byMonth = [...Map.groupBy(lines, (line) => line.for_month)].map(([of, some]) => ({ of, net: sumLines(some).net }));
  const given = byMonth.reduce((sum, { net }) => sum + Math.max(net, 0), 0);
  const settled = year && yearTaxLine(month, lines, year, figures);
  const ofYear = settled ? [takeOf(settled, given)] : [];
  const fitted = fitDeductions(month, deductions, given - sumLines(ofYear).deductions, figures);
  const left = given - sumLines([...ofYear, ...fitted]).deductions;
  const overpaid = byMonth.filter(({ net }) => net < 0).map(({ of, net }) => ({ of, figures: { overpaid: -net } }));
  const all = [...lines, ...carry(month, overpaid, left, figures), ...ofYear, ...fitted];
  return SIDES.flatMap((side) => all.filter((line) => line.side === side));
}

/** Deductions that lower what is taxed count as far as they are taken, which the tax decides with: until both agree. */
export function settleDues(deductions: readonly Deduction[], compose: (dues: number) => PayLine[]): PayLine[] {
  let dues = deductions.reduce((sum, { lowers_tax: lowersTax, amount }) => (lowersTax ? sum + amount : sum), 0);
  for (;;) {
    const lines = compose(dues);
    const taken = duesIn(lines);
    if (taken >= dues) return lines;
    dues = taken;
  }
}

const SIDES = ['EARNING', 'DEDUCTION', 'GOVERNMENT'] as const;

function carry(month: string, parts: { of: string; figures: { overpaid: number } }[], left: number, { FLOOR: figure }: Figures): PayLine[] {
  const { net: floor } = figure.content;
  const overpaid = parts.reduce((sum, { figures }) => sum + figures.overpaid, 0);
  const amount = overpaid - Math.min(overpaid, Math.max(left - floor, 0));
  if (amount === 0) return [];
  const why: Why = { rule: 'carried', figures: { overpaid, left, floor }, table: named(figure), parts };
  return [lineOf(month, { code: 'CARRIED', amount, tax: 'NONE', why })];
}
