import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import type { Why, WhyPart } from '../pay-line.ts';
import { allowanceWithoutPay } from '../without-pay.ts';
import { dayNumber, days, money, numberOf, percent, weighted, type ExplainedRow, type Explain } from './format.ts';

const CAUSES: Readonly<Record<string, string>> = {
  LEAVE: 'leave without pay',
  ABSENCE: 'absence without leave credits',
  STANDING: 'suspension, absence without leave, or long leave without pay',
};

/** Rates of the month: whole at one rate, or each by its working days. */
export const explainBasic: Explain = ({ figures, parts = [] }, amount) => {
  const ofMonth = numberOf(figures, 'days');
  const [only] = parts;
  if (parts.length === 1 && only!.figures.days === ofMonth)
    return { sentences: [`${rateName(only!)}, for the whole month = ${money(amount)}.`] };
  return {
    sentences: [
      `The month has ${ofMonth} working days from Monday to Friday, holidays among them.`,
      `${weighted(byDays(parts), String(ofMonth))} = ${money(amount)}.`,
    ],
    rows: parts.map((part) => ({ of: spanOf(part.of), says: `${rateName(part)}, ${numberOf(part.figures, 'days')} working days` })),
  };
};

/** Monthly ÷ 22 × days, each day at the rate of its day, and at most what the month gives. */
export const explainWithoutPay: Explain = ({ figures, parts = [] }, amount) => {
  const basic = numberOf(figures, 'basic');
  const rates = Map.groupBy(parts, (part) => numberOf(part.figures, 'monthly'));
  const divisor = String(numberOf(figures, 'divisor'));
  const of = [...rates].map(([monthly, some]) => `${money(monthly)} ÷ ${divisor} × ${days(sumOf(some, 'thousandths'))}`);
  const taken = -amount;
  const isWhole = taken === basic;
  return {
    sentences: isWhole
      ? [`${of.join(' + ')} is as much as the basic salary of the month, or more: all of it is taken off = ${money(taken)}.`]
      : [`${of.join(' + ')} = ${money(taken)}.`],
    rows: parts.map(dayRow),
  };
};

export const explainNoPaidDay: Explain = ({ figures, parts = [] }) => ({
  sentences: [`No working day of the month is with pay, so the whole basic salary is taken off = ${money(numberOf(figures, 'basic'))}.`],
  rows: parts.map(dayRow),
});

/** The part of the month in service, less days without pay. */
export const explainLikePera: Explain = ({ figures }, amount) => {
  const [monthly, served, ofMonth] = [numberOf(figures, 'monthly'), numberOf(figures, 'served'), numberOf(figures, 'days')];
  const [whole, thousandths, taken] = [numberOf(figures, 'whole'), numberOf(figures, 'thousandths'), numberOf(figures, 'taken')];
  const divisor = numberOf(figures, 'divisor');
  const isMost = allowanceWithoutPay(monthly, thousandths, divisor) > taken;
  return {
    sentences: [
      served === ofMonth
        ? `${money(monthly)} for the whole month${taken === 0 ? ` = ${money(amount)}` : ''}.`
        : `${money(monthly)} × ${served} ÷ ${ofMonth} working days = ${money(whole)}.`,
      ...(taken > 0
        ? [
            `Days without pay: ${money(monthly)} ÷ ${divisor} × ${days(thousandths)}${isMost ? ', at most all of it,' : ''} = ${money(taken)}.`,
            `${money(whole)} − ${money(taken)} = ${money(amount)}.`,
          ]
        : []),
    ],
  };
};

export const explainNothingPaid: Explain = (_why, amount) => ({
  sentences: [`No working day of the month is with pay, so nothing is paid = ${money(amount)}.`],
});

/** Representation and transportation allowance. */
export const explainByDays: Explain = ({ figures }, amount) => ({
  sentences: [
    `${numberOf(figures, 'days')} days of actual work in the month give ${percent(numberOf(figures, 'per10000'))}.`,
    `${money(numberOf(figures, 'monthly'))} × ${percent(numberOf(figures, 'per10000'))} = ${money(amount)}.`,
  ],
});

export const explainExtra: Explain = (_why, amount, nameOf) => ({
  sentences: [`As the list of the month for ${nameOf('OVERTIME').toLowerCase()} and other extra pay has it = ${money(amount)}.`],
});

/** Casuals: the daily rate, itself rounded to centavos, by days with pay. */
export const explainWages: Explain = ({ figures, parts = [] }, amount) => ({
  sentences: [
    ...parts.map(
      (part) =>
        `${money(numberOf(part.figures, 'monthly'))} ÷ ${numberOf(figures, 'divisor')} = ${money(numberOf(part.figures, 'daily'))} a day.`,
    ),
    `${parts.map((part) => `${money(numberOf(part.figures, 'daily'))} × ${days(numberOf(part.figures, 'thousandths'))}`).join(' + ')} = ${money(amount)}.`,
  ],
});

export const explainPeraByDay: Explain = ({ figures }, amount) => ({
  sentences: [
    `${money(numberOf(figures, 'monthly'))} ÷ ${numberOf(figures, 'divisor')} × ${days(numberOf(figures, 'thousandths'))} with pay, at most a month = ${money(amount)}.`,
  ],
});

/** Job orders by the day: a rate with its premium, rounded once at the end. */
export const explainByDay: Explain = ({ figures }, amount) => ({
  sentences: [`${premiumRate(figures)} × ${days(numberOf(figures, 'thousandths'))} = ${money(amount)}.`],
});

export const explainLateByDay: Explain = ({ figures }, amount) => ({
  sentences: [`${premiumRate(figures)} ÷ 480 × ${numberOf(figures, 'minutes')} minutes late = ${money(-amount)}.`],
});

export const explainAbsentByMonth: Explain = ({ figures }, amount) => ({
  sentences: [
    `${money(numberOf(figures, 'monthly'))} ÷ ${numberOf(figures, 'divisor')} × ${days(numberOf(figures, 'thousandths'))} absent${
      numberOf(figures, 'minutes') > 0 ? ` and ${numberOf(figures, 'minutes')} of 480 minutes of a day` : ''
    } = ${money(-amount)}.`,
  ],
});

/** How a basic salary of several rates was brought to a whole month, which contributions follow. */
export function explainWholeMonth({ parts = [] }: Why, monthly: number): string[] {
  if (parts.length < 2) return [];
  const isByDay = parts.some(({ figures }) => 'thousandths' in figures);
  const of = isByDay
    ? parts.map(({ figures }) => ({ amount: numberOf(figures, 'monthly'), times: dayNumber(numberOf(figures, 'thousandths')) }))
    : byDays(parts);
  const all = isByDay ? dayNumber(sumOf(parts, 'thousandths')) : String(sumOf(parts, 'days'));
  return [`The rates of the month by their days: ${weighted(of, all)} = ${money(monthly)}.`];
}

function byDays(parts: readonly WhyPart[]) {
  return parts.map(({ figures }) => ({ amount: numberOf(figures, 'monthly'), times: String(numberOf(figures, 'days')) }));
}

function premiumRate(figures: Why['figures']): string {
  return `${money(numberOf(figures, 'daily'))} × ${percent(10_000 + numberOf(figures, 'premium_per10000'))}`;
}

function dayRow({ of, cause = '', figures }: WhyPart): ExplainedRow {
  const thousandths = numberOf(figures, 'thousandths');
  const length = thousandths < 1000 ? `${dayNumber(thousandths)} of a day` : days(thousandths);
  if (cause === 'LATE') return { of: monthName(of.slice(0, 7)), says: `${length}, late and undertime beyond the leave credits` };
  return { of: longDate(of), says: `${length}, ${CAUSES[cause] ?? 'without pay'}` };
}

function rateName({ figures }: WhyPart): string {
  return `${money(numberOf(figures, 'monthly'))} a month, SG ${numberOf(figures, 'salary_grade')} step ${numberOf(figures, 'step')}`;
}

/** `2026-03-01/2026-03-15` as `1 Mar 2026 to 15 Mar 2026`. */
export function spanOf(of: string): string {
  return of.split('/').map(longDate).join(' to ');
}

function sumOf(parts: readonly WhyPart[], name: string): number {
  return parts.reduce((sum, { figures }) => sum + numberOf(figures, name), 0);
}
