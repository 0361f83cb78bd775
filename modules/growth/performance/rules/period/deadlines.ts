import { longDate } from '@talaan/kernel/contract/dates.ts';
import { addDays, addMonths } from './days.ts';
import type { DeadlineTable, Period } from './period.ts';

/** When a person came to the university and when they leave it; null where that is not known or planned. */
export interface ServiceEnds {
  entered_on: string | null;
  last_day: string | null;
}

/** The last days of a form. All are days of the calendar and are not moved for holidays (domain page, B6.6). */
export interface Deadlines {
  targets: string;
  /** Approved targets are revised up to this day. */
  revision: string;
  self_rating: string;
  final: string;
}

/**
 * The deadlines of a form in a period (domain page, B5, B6.6): targets 15 days before it or 30 days after entry, whichever is later; the self-rating
 * 10 days after it, by who leaves in it on the last day of service at the latest; the final form 31 days after it.
 */
export function deadlinesOf(
  { from, to }: Pick<Period, 'from' | 'to'>,
  table: DeadlineTable,
  { entered_on: entered, last_day: last }: ServiceEnds,
): Deadlines {
  const before = addDays(from, -table.targets_before);
  const afterEntry = entered === null ? before : addDays(entered, table.targets_after_entry);
  const leaves = last !== null && last >= from && last <= to;
  return {
    targets: afterEntry > before ? afterEntry : before,
    revision: leaves ? last : to,
    self_rating: leaves ? last : addDays(to, table.self_rating),
    final: addDays(to, table.final),
  };
}

/** The clock of an appeal: day 1 is the day after the receipt of the final rating. */
export interface AppealClock {
  received_on: string;
  /** The last day on which an appeal is filed. */
  until: string;
  /** From this day on a form that was not appealed is closed. */
  closes_on: string;
}

/** Ten days of the calendar from the receipt, on which the ratee opened the final rating or was served it on paper (MC 6 s.2012; B6.6). */
export function appealClock(receivedOn: string, { appeal }: DeadlineTable): AppealClock {
  return { received_on: receivedOn, until: addDays(receivedOn, appeal), closes_on: addDays(receivedOn, appeal + 1) };
}

/** What a notice of rating says of the appeal: its last day once the rating was received, else from when its days count. */
export function describeAppeal(receivedOn: string | null, table: DeadlineTable): string {
  const closed = 'A rating that is not appealed by then is closed.';
  if (receivedOn === null)
    return `You may appeal to the Performance Management Team within ${table.appeal} days from receipt of this notice. ${closed}`;
  const { until } = appealClock(receivedOn, table);
  return `You received this rating on ${longDate(receivedOn)}. You may appeal to the Performance Management Team within ${table.appeal} days from then, until ${longDate(until)}. ${closed}`;
}

/** Why a rating is not appealed any more, or not yet, or null. */
export function whyNotAppealed(receivedOn: string | null, table: DeadlineTable, today: string): string | null {
  if (receivedOn === null) return 'Open the final rating first; the days of an appeal begin with its receipt.';
  const { until } = appealClock(receivedOn, table);
  return today > until ? `The rating was received on ${longDate(receivedOn)}; appeals were open until ${longDate(until)}.` : null;
}

/** Why approved targets are not revised any more, or null: up to the last day of the period. */
export function whyNotRevised({ revision }: Pick<Deadlines, 'revision'>, today: string): string | null {
  return today > revision ? `Targets of this period were revised until ${longDate(revision)}.` : null;
}

/** By when the team decides an appeal: a month. A late decision is told to its chair; nothing is deemed (B6.6). */
export function appealDecisionDue(filedOn: string, { appeal_months: months }: DeadlineTable): string {
  return addMonths(filedOn, months);
}
