import { judgeForcedLeave, type VacationTaken } from '@talaan/forced-leave/rules/forced-leave.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { closeMonth } from '@talaan/leave-close/rules/close-month.ts';
import type { MonthCharges } from '@talaan/leave-close/rules/month-charges.ts';
import { earnedParticulars, shortParticulars } from '@talaan/leave/rules/particulars.ts';

/** What is on the ledger or reserved on a day; below zero where it takes. */
export interface KnownMove {
  on: string;
  amount: number;
}

/** A year whose end is to come, or has not been posted yet. */
export interface YearAhead {
  year: number;
  /** As the ledger has them today; of a year that is looked at from its first day on, zero. */
  tested: number;
  balance: number;
  separatedOn: string | null;
  taken: readonly VacationTaken[];
  cancelledPlan: readonly string[];
  /** What was forfeited already. */
  stands: number;
}

/** What is known of vacation and sick leave. Amounts are thousandths of a day. */
export interface CreditFacts {
  /** From this day on all moves of vacation leave are known; the balance before it. */
  from: string;
  before: number;
  moves: readonly KnownMove[];
  /** The months that are not closed yet, in their order. */
  months: readonly { month: string; charges: MonthCharges }[];
  years: readonly YearAhead[];
  /** Whether the highest balance of the year decides who takes forced leave; otherwise that of 31 December. */
  byPeak: boolean;
}

/** A row that the card is to get. */
export interface CreditLine {
  on: string;
  kind: 'EARN' | 'LATE_UT' | 'FORFEIT';
  particulars: string;
  vl: number;
  sl: number;
}

/**
 * What the closes of months and the ends of years are to post up to a day, in their order (domain page, sections 2 and 7): each month that
 * is not closed earns by service and known days without pay, takes what late arrival is on record, and each 31 December forfeits forced
 * leave that was neither taken nor filed. What is filed counts as approved.
 */
export function forecastCredits(facts: CreditFacts, until: string): CreditLine[] {
  const lines: CreditLine[] = [];
  const acts = [
    ...facts.months.flatMap((one) => (one.charges.lastDay === null ? [] : [{ on: one.charges.lastDay, ...one }])),
    ...facts.years.map((of) => ({ on: `${of.year}-12-31`, of })),
  ].toSorted((one, other) => (one.on === other.on ? Number('of' in one) - Number('of' in other) : one.on < other.on ? -1 : 1));
  for (const act of acts) {
    if (act.on > until) break;
    const walk = new Walk(facts, lines);
    lines.push(...('of' in act ? endOfYear(act.of, facts, walk) : closeOf(act.month, act.charges, act.on, walk)));
  }
  return lines;
}

/** The vacation balance through what is known and what was foreseen so far. */
class Walk {
  readonly #before: number;
  readonly #moves: readonly KnownMove[];
  readonly #lines: readonly CreditLine[];

  constructor({ before, moves }: CreditFacts, lines: readonly CreditLine[]) {
    this.#before = before;
    this.#moves = moves;
    this.#lines = lines;
  }

  /** At the end of a day. */
  at(day: string): number {
    const moved = this.#moves.reduce((sum, { on, amount }) => (on <= day ? sum + amount : sum), 0);
    return this.#before + this.#lines.reduce((sum, { on, vl }) => (on <= day ? sum + vl : sum), moved);
  }

  /** What may be used on a day: the lowest balance from then on. */
  lowestFrom(day: string): number {
    return Math.min(...[day, ...this.#daysWithin(day, '9999-12-31')].map((on) => this.at(on)));
  }

  /** The highest balance of days, that with which they begin among them; what a day earns counts before its late arrival. */
  highestWithin(first: string, last: string): number {
    const before = Temporal.PlainDate.from(first).subtract({ days: 1 }).toString();
    const after = this.#lines.map(({ on, kind, vl }) => ({ on, late: kind === 'LATE_UT' ? -vl : 0 }));
    return Math.max(
      ...[before, ...this.#daysWithin(before, last)].map((day) =>
        after.reduce((balance, { on, late }) => (on === day ? balance + late : balance), this.at(day)),
      ),
    );
  }

  #daysWithin(first: string, last: string): string[] {
    return [...this.#moves, ...this.#lines].map(({ on }) => on).filter((on) => first < on && on <= last);
  }
}

function closeOf(month: string, charges: MonthCharges, on: string, walk: Walk): CreditLine[] {
  const { earned, presentHalfDays, lateWithPay } = closeMonth({ ...charges, usable: walk.lowestFrom(on) });
  const late = shortParticulars(charges.lateMinutes, charges.undertimeMinutes);
  const lines: CreditLine[] = [
    { on, kind: 'EARN', particulars: `${earnedParticulars(presentHalfDays)}, ${monthName(month)}`, vl: earned, sl: earned },
    { on, kind: 'LATE_UT', particulars: `${late}, ${monthName(month)}`, vl: -lateWithPay, sl: 0 },
  ];
  return lines.filter(({ vl }) => vl !== 0);
}

function endOfYear(of: YearAhead, { from, byPeak }: CreditFacts, walk: Walk): CreditLine[] {
  const [first, on] = [`${of.year}-01-01`, `${of.year}-12-31`];
  const isOver = on < from;
  const balance = isOver ? of.balance : walk.at(on) + of.stands;
  const highest = isOver ? of.tested : Math.max(of.tested, walk.highestWithin(first > from ? first : from, on));
  const { forfeit } = judgeForcedLeave({ ...of, balance, tested: byPeak ? highest : balance });
  const vl = of.stands - forfeit;
  return vl === 0 ? [] : [{ on, kind: 'FORFEIT', particulars: `Forced leave of ${of.year} forfeited`, vl, sl: 0 }];
}
