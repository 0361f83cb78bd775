import { benefitsOf } from '@talaan/payroll/rules/tax/annual-tax.ts';
import type { TaxedYear } from '@talaan/payroll/rules/month-facts.ts';
import type { PayLine } from '@talaan/payroll/rules/pay-line.ts';
import type { Figures } from '@talaan/payroll/rules/figures/rates.ts';
import { taxBy } from '@talaan/payroll/rules/tax/withholding.ts';

/** What of a year the lines of an item come to. */
export type YearLine = Pick<PayLine, 'code' | 'side' | 'tax' | 'amount'>;

/** The numbered boxes of BIR Form 2316 (September 2021), in centavos. */
export type Boxes = Readonly<Record<(typeof BOXES)[number], number>>;
export const BOXES = [
  '19', '20', '21', '22', '23', '24', '25A', '25B', '26',
  '29', '34', '35', '36', '37', '38',
  '39', '40', '41', '44', '48', '49', '50', '51', '52',
] as const; // prettier-ignore

/** Taxed besides the basic salary, each in its box; what is not named here is an other regular (44) or supplementary (51) one. */
const BOX_OF_TAXED: Readonly<Record<string, '40' | '41' | '49' | '50' | '51'>> = {
  RA: '40',
  TA: '41',
  HAZARD: '49',
  OVERTIME: '50',
  NIGHT: '50',
  HONORARIA: '51',
  OVERLOAD: '51',
};

/**
 * The boxes of a year of one employer. Basic salary less contributions is in 39; where the taxable pay of the year is within what is not taxed, in 29.
 * Benefits are exempt (34) up to what the year has, less what a former employer paid of them; the rest is in 48. De minimis above its limit is a benefit.
 */
export function boxesOf2316(lines: readonly YearLine[], former: TaxedYear | null, figures: Figures): Boxes {
  const sum = (of: (line: YearLine) => boolean) => lines.reduce((all, line) => (of(line) ? all + line.amount : all), 0);
  const earned = (of: (line: YearLine) => boolean) => sum((line) => line.side === 'EARNING' && of(line));
  const contributions = sum(({ side, tax }) => side === 'DEDUCTION' && tax === 'LOWERS');
  const small = Map.groupBy(
    lines.filter(({ side, tax }) => side === 'EARNING' && tax === 'DE_MINIMIS'),
    ({ code }) => code,
  );
  const minimis = Object.fromEntries([...small].map(([code, own]) => [code, own.reduce((all, { amount }) => all + amount, 0)]));
  const own = { taxable: 0, benefits: earned(({ tax }) => tax === 'BENEFIT'), de_minimis: minimis, withheld: 0 };
  const { benefits } = benefitsOf(own, figures);
  const room = Math.max(figures.EXEMPT_BENEFITS.content.most - (former?.benefits ?? 0), 0);
  const exemptBenefits = Math.min(benefits, room);
  const beyond = benefits - own.benefits;
  const taxed = (box: string) => earned((line) => line.tax === 'TAXED' && (BOX_OF_TAXED[line.code] ?? '44') === box);
  const basic = earned(({ tax }) => tax === 'BASIC') - contributions;
  const boxes = {
    '34': exemptBenefits,
    '35': Object.values(minimis).reduce((all, amount) => all + amount, 0) - beyond,
    '36': contributions,
    '37': earned(({ tax }) => tax === 'EXEMPT'),
    '40': taxed('40'),
    '41': taxed('41'),
    '44': taxed('44'),
    '48': benefits - exemptBenefits,
    '49': taxed('49'),
    '50': taxed('50'),
    '51': taxed('51'),
  };
  const others = boxes['40'] + boxes['41'] + boxes['44'] + boxes['48'] + boxes['49'] + boxes['50'] + boxes['51'];
  const elsewhere = former?.taxable ?? 0;
  const free = figures.ANNUAL.content.brackets[0]!.not_over ?? 0;
  const isFree = basic + others + elsewhere <= free && others === 0;
  const [exemptBasic, taxedBasic] = isFree ? [basic, 0] : [0, basic];
  const exempt = exemptBasic + boxes['34'] + boxes['35'] + boxes['36'] + boxes['37'];
  const taxable = taxedBasic + others;
  const withheld = sum(({ side, tax }) => side === 'DEDUCTION' && tax === 'TAX');
  return {
    ...boxes,
    '19': exempt + taxable,
    '20': exempt,
    '21': taxable,
    '22': elsewhere,
    '23': taxable + elsewhere,
    '24': taxBy(figures.ANNUAL.content.brackets, taxable + elsewhere).tax,
    '25A': withheld,
    '25B': former?.withheld ?? 0,
    '26': withheld + (former?.withheld ?? 0),
    '29': exemptBasic,
    '38': exempt,
    '39': taxedBasic,
    '52': taxable,
  };
}
