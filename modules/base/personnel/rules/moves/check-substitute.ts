import { longDate } from '@talaan/kernel/contract/dates.ts';
import { addMonths, dayBefore, type Span } from './spans.ts';

export interface SubstituteQuestion {
  /** The day after the last one; null until further notice. */
  until: string | null;
  item: string;
  /** The holder of the item on the first day, and why they are away then. */
  incumbent: { name: string; away: (Span & { name: string }) | null } | null;
  track: string;
}

const LEAST_MONTHS = 3;

/** ORAOHRA: a substitute stands in while the incumbent is away for 3 months or more; for teachers, any length. Null where it may be. */
export function checkSubstitute({ item, incumbent, track, until }: SubstituteQuestion): Record<string, string[]> | null {
  if (!incumbent) return { item_id: [`Item ${item} is vacant on that day, so no substitute is needed.`] };
  const { name, away } = incumbent;
  if (!away) return { item_id: [`${name} is the incumbent of item ${item} and is not absent on that day.`] };
  if (track !== 'faculty' && away.until !== null && away.until < addMonths(away.from, LEAST_MONTHS))
    return { item_id: [`${name} is away for less than ${LEAST_MONTHS} months: no substitute is appointed.`] };
  if (away.until !== null && (until === null || until > away.until))
    return { to: [`${name} returns on ${longDate(away.until)}: the last day is ${longDate(dayBefore(away.until))} at most.`] };
  return null;
}
