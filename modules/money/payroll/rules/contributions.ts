import { lineOf, type PayLine, type Why, type WhyPart } from './pay-line.ts';
import { named, type Figures } from './figures/rates.ts';
import { partOf } from './round.ts';

/** The basic salary of a whole month, and how it came about where there were several rates. */
export interface WholeBasic {
  month: string;
  monthly: number;
  parts: readonly WhyPart[];
}

/**
 * Both shares of GSIS, PhilHealth and Pag-IBIG in full, whatever part of the month was served (domain page, parts C2 and C5b.1): those of the
 * employee first, in the order in which pay that is too small bears them.
 */
export function contributions(basic: WholeBasic, figures: Figures): PayLine[] {
  const gsis = gsisShares(basic, figures.GSIS);
  const philhealth = philhealthShares(basic, figures.PHILHEALTH);
  const pagibig = pagibigShares(basic, figures.PAGIBIG);
  return [gsis.employee, philhealth.employee, pagibig.employee, gsis.government, gsis.ec, philhealth.government, pagibig.government];
}

function gsisShares(basic: WholeBasic, figure: Figures['GSIS']) {
  const { employee_per10000: employee, government_per10000: government, ec } = figure.content;
  const share = (per10000: number): Explained => [
    partOf(basic.monthly, per10000),
    { rule: 'gsis', figures: { monthly: basic.monthly, per10000 }, table: named(figure) },
  ];
  return {
    employee: ofEmployee(basic, 'GSIS', share(employee)),
    government: ofGovernment(basic, 'GSIS_GOV', share(government)),
    ec: ofGovernment(basic, 'EC', [ec, { rule: 'ec', figures: { monthly: ec }, table: named(figure) }]),
  };
}

/** Half each of a basic salary within floor and ceiling; the odd centavo is borne as the figure says. */
function philhealthShares(basic: WholeBasic, figure: Figures['PHILHEALTH']) {
  const { per10000, floor, ceiling, odd_centavo: odd } = figure.content;
  const base = Math.min(Math.max(basic.monthly, floor), ceiling);
  const total = partOf(base, per10000);
  const share = (bears_odd: number): Explained => [
    Math.floor(total / 2) + bears_odd * (total % 2),
    { rule: 'philhealth', figures: { monthly: basic.monthly, base, per10000, total, bears_odd }, table: named(figure) },
  ];
  return {
    employee: ofEmployee(basic, 'PHILHEALTH', share(odd === 'EMPLOYEE' ? 1 : 0)),
    government: ofGovernment(basic, 'PHILHEALTH_GOV', share(odd === 'GOVERNMENT' ? 1 : 0)),
  };
}

function pagibigShares(basic: WholeBasic, figure: Figures['PAGIBIG']) {
  const { per10000, most_base: mostBase, most_employee: mostEmployee, most_government: mostGovernment } = figure.content;
  const base = Math.min(basic.monthly, mostBase);
  const share = (most: number): Explained => [
    Math.min(partOf(base, per10000), most),
    { rule: 'pagibig', figures: { monthly: basic.monthly, base, per10000, most }, table: named(figure) },
  ];
  return {
    employee: ofEmployee(basic, 'PAGIBIG', share(mostEmployee)),
    government: ofGovernment(basic, 'PAGIBIG_GOV', share(mostGovernment)),
  };
}

type Explained = [amount: number, why: Why];

function ofEmployee({ month, parts }: WholeBasic, code: string, [amount, why]: Explained): PayLine {
  return lineOf(month, { code, side: 'DEDUCTION', amount, tax: 'LOWERS', why: withRates(why, parts) });
}

function ofGovernment({ month, parts }: WholeBasic, code: string, [amount, why]: Explained): PayLine {
  return lineOf(month, { code, side: 'GOVERNMENT', amount, tax: 'NONE', why: withRates(why, parts) });
}

/** Of several rates it is said how they were brought to one. */
function withRates(why: Why, parts: readonly WhyPart[]): Why {
  return parts.length > 1 ? { ...why, parts } : why;
}
