import { monthName } from '@talaan/kernel/contract/dates.ts';
import { explainWholeMonth } from './earnings.ts';
import { partOf } from '../round.ts';
import { byRate, money, numberOf, percent, type Numbers, type Explain } from './format.ts';

export const explainGsis: Explain = (why) => {
  const monthly = numberOf(why.figures, 'monthly');
  return { sentences: [...explainWholeMonth(why, monthly), byRate(monthly, numberOf(why.figures, 'per10000'))] };
};

export const explainEc: Explain = ({ figures }) => ({
  sentences: [`The government pays the premium of a month = ${money(numberOf(figures, 'monthly'))}.`],
});

/** Of a basic salary within floor and ceiling, half each. */
export const explainPhilhealth: Explain = (why) => {
  const [monthly, base, total] = [numberOf(why.figures, 'monthly'), numberOf(why.figures, 'base'), numberOf(why.figures, 'total')];
  const isOdd = total % 2 === 1;
  const bearsOdd = numberOf(why.figures, 'bears_odd') === 1;
  const half = Math.floor(total / 2) + (isOdd && bearsOdd ? 1 : 0);
  return {
    sentences: [
      ...explainWholeMonth(why, monthly),
      ...explainBase(monthly, base),
      byRate(base, numberOf(why.figures, 'per10000')),
      `Half of it${isOdd ? `, ${bearsOdd ? 'with' : 'without'} the odd centavo,` : ''} = ${money(half)}.`,
    ],
  };
};

export const explainPagibig: Explain = (why) => {
  const [monthly, base] = [numberOf(why.figures, 'monthly'), numberOf(why.figures, 'base')];
  const [per10000, most] = [numberOf(why.figures, 'per10000'), numberOf(why.figures, 'most')];
  return {
    sentences: [
      ...explainWholeMonth(why, monthly),
      ...explainBase(monthly, base),
      byRate(base, per10000),
      ...(partOf(base, per10000) > most ? [`The share is at most that of the law = ${money(most)}.`] : []),
    ],
  };
};

/** What a person authorized, as far as it stays above the floor. */
export const explainDeduction: Explain = ({ figures }, amount) => {
  const [due, left, floor] = [numberOf(figures, 'due'), numberOf(figures, 'left'), numberOf(figures, 'floor')];
  if (amount === due) return { sentences: [`As authorized, for each month = ${money(amount)}.`] };
  const room = Math.max(left - floor, 0);
  return {
    sentences: [
      `Authorized: ${money(due)} a month.`,
      `What was left of the pay: ${money(left)}. The least take-home pay: ${money(floor)}. Room for it: ${money(room)}.`,
      numberOf(figures, 'in_part') === 1
        ? `It is taken in part = ${money(amount)}.`
        : `It is not taken in part, so it is left out = ${money(amount)}.`,
    ],
  };
};

/** An overpaid month that does not fit above the floor. */
export const explainCarried: Explain = ({ figures, parts = [] }, amount) => {
  const [overpaid, left, floor] = [numberOf(figures, 'overpaid'), numberOf(figures, 'left'), numberOf(figures, 'floor')];
  return {
    sentences: [
      `Paid too much in all: ${money(overpaid)}. Left to take it from: ${money(left)}, down to the least take-home pay of ${money(floor)}.`,
      `What does not fit is taken by a later payroll = ${money(amount)}.`,
    ],
    rows: parts.map((part) => ({ of: monthName(part.of), says: `${money(numberOf(part.figures, 'overpaid'))} paid too much` })),
  };
};

export const explainJobOrderTax: Explain = ({ figures }) => {
  const [gross, exempt] = [numberOf(figures, 'gross'), numberOf(figures, 'exempt')];
  const [before, taxed] = [numberOf(figures, 'before'), numberOf(figures, 'taxed')];
  return {
    sentences: [
      ...(exempt > 0
        ? [
            `By the declaration ${money(exempt)} a year is free of tax. Paid before: ${money(before)}, now ${money(gross)}: taxed is ${money(taxed)}.`,
          ]
        : []),
      byRate(taxed, numberOf(figures, 'per10000')),
    ],
  };
};

/** Where pay was too small for what the law takes in full. */
export function explainShort(figures: Numbers, amount: number): string[] {
  return [`That is due in full, but only ${money(numberOf(figures, 'left'))} of the pay was left for it = ${money(amount)}.`];
}

function explainBase(monthly: number, base: number): string[] {
  if (base === monthly) return [];
  return [`The basic salary of ${money(monthly)} counts ${base > monthly ? 'as at least' : 'up to'} ${money(base)}.`];
}

/** The bracket of a tax table: `2,500.00 + 20% × (37,127.53 − 33,333.00)`. */
export function byBracket(figures: Numbers, taxable: number): string {
  const [over, base, per10000] = [numberOf(figures, 'over'), numberOf(figures, 'base'), numberOf(figures, 'per10000')];
  const ofExcess = `${percent(per10000)} × (${money(taxable)} − ${money(over)})`;
  return base === 0 ? ofExcess : `${money(base)} + ${ofExcess}`;
}
