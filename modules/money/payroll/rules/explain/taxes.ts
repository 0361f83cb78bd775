import { partOf } from '../round.ts';
import { byBracket } from './deductions.ts';
import { money, numberOf, type Numbers, type Explain } from './format.ts';

const YEARS: Readonly<Record<string, string>> = {
  before: 'Earlier payslips of the year',
  this: 'This payslip',
  former: 'Former employer (BIR Form 2316)',
};

/** Of a month on its own pay. */
export const explainWithholding: Explain = ({ figures, parts = [] }, _amount, nameOf) => {
  const taxable = numberOf(figures, 'taxable');
  return {
    sentences: [
      `Taxable pay of the month: ${parts.map((part, at) => signed(numberOf(part.figures, 'amount'), at)).join(' ')} = ${money(taxable)}.`,
      explainBracket(figures, taxable),
    ],
    rows: parts.map((part) => ({ of: nameOf(part.of), says: money(numberOf(part.figures, 'amount')) })),
  };
};

/** The tax of the year less what was withheld in it. */
export const explainYearTax: Explain = ({ figures, parts = [] }, amount) => {
  const taxable = numberOf(figures, 'taxable');
  const withheld = numberOf(figures, 'withheld');
  return {
    sentences: [
      ...explainYear(figures),
      explainBracket(figures, taxable),
      `${money(taxOf(figures, taxable))} − ${money(withheld)} withheld so far = ${money(amount)}${amount < 0 ? ', which is given back' : ''}.`,
    ],
    rows: yearRows(parts),
  };
};

/** Benefits above the exempt ones, taxed from the month of payment by the average month. */
export const explainCumulativeTax: Explain = ({ figures, parts = [] }, amount) => {
  const [average, months] = [numberOf(figures, 'average'), numberOf(figures, 'months')];
  const ofMonth = taxOf(figures, average);
  return {
    sentences: [
      ...explainYear(figures),
      `Of the average month: ${money(numberOf(figures, 'taxable'))} ÷ ${months} months = ${money(average)}.`,
      explainBracket(figures, average),
      `${money(ofMonth)} × ${months} months − ${money(numberOf(figures, 'withheld'))} withheld so far = ${money(amount)}.`,
    ],
    rows: yearRows(parts),
  };
};

function explainYear(figures: Numbers): string[] {
  const [pay, benefits, exempt] = [numberOf(figures, 'pay'), numberOf(figures, 'benefits'), numberOf(figures, 'exempt')];
  const above = Math.max(benefits - exempt, 0);
  return [
    above === 0
      ? `Bonuses and other benefits of the year: ${money(benefits)}, all of it exempt (up to ${money(exempt)} a year).`
      : `Bonuses and other benefits of the year: ${money(benefits)}, of which ${money(exempt)} is exempt: taxed is ${money(above)}.`,
    `Taxable in the year: ${money(pay)} + ${money(above)} = ${money(numberOf(figures, 'taxable'))}.`,
  ];
}

function explainBracket(figures: Numbers, taxable: number): string {
  const tax = taxOf(figures, taxable);
  if (numberOf(figures, 'per10000') === 0) return `The first bracket of the table is free of tax = ${money(tax)}.`;
  return `Over ${money(numberOf(figures, 'over'))}: ${byBracket(figures, taxable)} = ${money(tax)}.`;
}

function taxOf(figures: Numbers, taxable: number): number {
  const [over, base, per10000] = [numberOf(figures, 'over'), numberOf(figures, 'base'), numberOf(figures, 'per10000')];
  return base + partOf(Math.max(taxable - over, 0), per10000);
}

function yearRows(parts: readonly { of: string; figures: Numbers }[]) {
  return parts
    .filter(({ of, figures }) => of !== 'former' || Object.values(figures).some((one) => one !== 0))
    .map(({ of, figures }) => ({
      of: YEARS[of] ?? of,
      says: `pay ${money(numberOf(figures, 'pay'))}, benefits ${money(numberOf(figures, 'benefits'))}, withheld ${money(numberOf(figures, 'withheld'))}`,
    }));
}

function signed(amount: number, at: number): string {
  if (at === 0) return money(amount);
  return amount < 0 ? `− ${money(-amount)}` : `+ ${money(amount)}`;
}
