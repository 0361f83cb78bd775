import { amountOf, formatAmountOf } from './amount-of.ts';
import type { FilingCheck } from './check-filing.ts';
import type { LeaveType } from '../leave-type.ts';
import type { CountedDate } from '../parts.ts';

/** What the balances and limits of a type are compared with. Amounts as the type counts: thousandths of a day, or seconds. */
export interface AmountFacts {
  type: LeaveType;
  /** In order of date. */
  dates: readonly CountedDate[];
  /** What may be used of the book of the type's own right, by the year of the dates; absent where it has none. */
  ownUsable: Readonly<Record<string, number>>;
  /** Taken by other live applications of the type in each year of the dates, as of forced leave. */
  usedOfYear: Readonly<Record<string, number>>;
  /** Dates in a row, with other live applications of the type. */
  run: number;
}

/** 6: balances and limits of the year. */
export function checkAmounts(facts: AmountFacts): FilingCheck[] {
  const { type } = facts;
  const texts = [...balancesOf(facts), ...(type.per === 'YEAR' ? limitOfYear(facts) : [])];
  if (type.longestRun !== null && facts.run > type.longestRun)
    texts.push(`At most ${type.longestRun} working days in a row; these are ${facts.run}.`);
  return texts.map((text) => ({ no: 6, kind: 'block', field: 'dates', text, source: type.law }));
}

function byYear(dates: readonly CountedDate[]): Map<string, CountedDate[]> {
  return Map.groupBy(dates, ({ date }) => date.slice(0, 4));
}

function balancesOf({ type, dates, ownUsable }: AmountFacts): string[] {
  if (!['OWN', 'COC', 'CDO'].includes(type.charge)) return [];
  return [...byYear(dates)].flatMap(([year, own]) => {
    const usable = ownUsable[year];
    const wanted = amountOf(type, own);
    if (usable === undefined || wanted <= usable) return [];
    return [`${type.name} of ${year}: ${formatAmountOf(type, wanted)} are applied for, ${formatAmountOf(type, usable)} can be used.`];
  });
}

/** Of forced leave, which takes vacation leave and has no book of its own. */
function limitOfYear({ type, dates, usedOfYear }: AmountFacts): string[] {
  if (type.charge === 'OWN' || type.amount === null) return [];
  return [...byYear(dates)].flatMap(([year, own]) => {
    const used = usedOfYear[year] ?? 0;
    if (used + amountOf(type, own) <= type.amount!) return [];
    return [
      `${type.name} is at most ${formatAmountOf(type, type.amount!)} a year; ${formatAmountOf(type, used)} of ${year} are taken or applied for.`,
    ];
  });
}
