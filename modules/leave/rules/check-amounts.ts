import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatAmount } from '@talaan/ledger/rules/format-amount.ts';
import type { FilingCheck } from './check-filing.ts';
import type { LeaveType } from './leave-type.ts';
import type { CountedDate } from './parts.ts';

/** What the balances and limits of a type are compared with. Amounts as the type counts: thousandths of a day, or seconds. */
export interface AmountFacts {
  type: LeaveType;
  /** In order of date. */
  dates: readonly CountedDate[];
  /** Of the delivery, the calamity, the grant. */
  eventOn: string | null;
  /** What may be used of the book of the type's own right, by the year of the dates; absent where it has none. */
  ownUsable: Readonly<Record<string, number>>;
  /** Taken by other live applications of the type: for the same event, and of forced leave in each year of the dates. */
  usedOfEvent: number;
  usedOfYear: Readonly<Record<string, number>>;
  /** Other events for which the person took it. */
  otherEvents: number;
  /** Dates in a row, with other live applications of the type. */
  run: number;
  /** Days of maternity leave that are allocated to another. */
  allocatedDays: number;
}

/** The maternity leave of a live birth; at least 60 of its days come after the delivery (RA 11210 Sec. 3). */
const LIVE_BIRTH = 105_000;
const DAYS_AFTER_DELIVERY = 60;

/** 6: balances and limits of the year and of the event. */
export function checkAmounts(facts: AmountFacts): FilingCheck[] {
  const { type } = facts;
  const texts = [...balancesOf(facts), ...(type.per === 'YEAR' ? limitOfYear(facts) : []), ...limitsOfEvent(facts)];
  if (type.longestRun !== null && facts.run > type.longestRun)
    texts.push(`At most ${type.longestRun} working days in a row; these are ${facts.run}.`);
  return texts.map((text) => ({ no: 6, kind: 'block', field: 'dates', text, source: type.law }));
}

/** What an application takes of the right: dates of leave in calendar days, seconds of leave in hours. */
export function amountOf(type: Pick<LeaveType, 'unit'>, dates: readonly CountedDate[]): number {
  if (type.unit === 'CALENDAR') return dates.length * 1000;
  return dates.reduce((sum, one) => sum + (type.unit === 'HOURS' ? one.seconds : one.thousandths), 0);
}

const say = (type: LeaveType, amount: number) => formatAmount(amount, type.unit === 'HOURS' ? 'second' : 'thousandth of a day');

function byYear(dates: readonly CountedDate[]): Map<string, CountedDate[]> {
  return Map.groupBy(dates, ({ date }) => date.slice(0, 4));
}

function balancesOf({ type, dates, ownUsable }: AmountFacts): string[] {
  if (!['OWN', 'COC', 'CDO'].includes(type.charge)) return [];
  return [...byYear(dates)].flatMap(([year, own]) => {
    const usable = ownUsable[year];
    const wanted = amountOf(type, own);
    if (usable === undefined || wanted <= usable) return [];
    return [`${type.name} of ${year}: ${say(type, wanted)} are applied for, ${say(type, usable)} can be used.`];
  });
}

/** Of forced leave, which takes vacation leave and has no book of its own. */
function limitOfYear({ type, dates, usedOfYear }: AmountFacts): string[] {
  if (type.charge === 'OWN' || type.amount === null) return [];
  return [...byYear(dates)].flatMap(([year, own]) => {
    const used = usedOfYear[year] ?? 0;
    if (used + amountOf(type, own) <= type.amount!) return [];
    return [`${type.name} is at most ${say(type, type.amount!)} a year; ${say(type, used)} of ${year} are taken or applied for.`];
  });
}

function limitsOfEvent({ type, dates, eventOn, usedOfEvent, otherEvents, allocatedDays }: AmountFacts): string[] {
  if (type.event === null) return [];
  if (eventOn === null) return [`Enter: ${type.event}.`];
  const texts: string[] = [];
  const amount = type.amount === null ? null : type.amount - allocatedDays * 1000;
  const wanted = amountOf(type, dates);
  if (type.per === 'EVENT' && amount !== null && usedOfEvent + wanted > amount) {
    const used = usedOfEvent > 0 ? `, of which ${say(type, usedOfEvent)} are taken or applied for` : '';
    const allocated = allocatedDays > 0 ? ` after the allocation of ${allocatedDays} days` : '';
    texts.push(`${type.name} is at most ${say(type, amount)}${allocated}${used}; these are ${say(type, wanted)}.`);
  }
  if (type.per === 'EVENT' && type.mostEvents !== null && otherEvents >= type.mostEvents)
    texts.push(`${type.name} is for the first ${type.mostEvents} events; it was taken for ${otherEvents}.`);
  const last = type.withinDays === null ? null : Temporal.PlainDate.from(eventOn).add({ days: type.withinDays }).toString();
  if (last !== null && dates.some(({ date }) => date > last))
    texts.push(`${type.name} is used within ${type.withinDays} days of the event, up to ${longDate(last)}.`);
  if (type.box === 'MATERNITY' && type.amount === LIVE_BIRTH && amount !== null && wanted + usedOfEvent === amount) {
    const after = dates.filter(({ date }) => date > eventOn).length;
    if (after < DAYS_AFTER_DELIVERY) texts.push(`At least ${DAYS_AFTER_DELIVERY} days come after the delivery; these are ${after}.`);
  }
  return texts;
}
