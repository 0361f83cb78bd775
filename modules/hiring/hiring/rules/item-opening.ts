import { longDate } from '@talaan/kernel/contract/dates.ts';

/** An anticipated vacancy may be published so many calendar days before (2025 ORAOHRA Sec. 31; domain page, section 3). */
export const MOST_DAYS_AHEAD = 180;

/** How a plantilla item stands on a day. */
export interface ItemStanding {
  /** Null before it was opened. */
  state: 'anticipated' | 'funded' | 'unfunded' | 'frozen' | 'abolished' | null;
  /** From which day it will be funded; null where it is not to come, or is not known. */
  funded_from: string | null;
  holder: string | null;
  /** The first day without its holder: the end of their appointment, their separation or their 65th birthday; null where none is known. */
  leaves_on: string | null;
  /** Who is appointed to it from a later day. */
  next_holder: string | null;
}

/** `closed` says why an item cannot be asked for, to follow its number; else it is vacant, since before or from the day `opens_on`. */
export type ItemOpening = { closed: string } | { closed: null; opens_on: string | null };

/** Whether an item is vacant, or will be within 180 days. */
export function openingOf(item: ItemStanding, today: string): ItemOpening {
  const { state, funded_from: funded, holder, leaves_on: leaves, next_holder: next } = item;
  if (state === 'abolished') return { closed: 'was abolished' };
  if (state === 'frozen') return { closed: 'is frozen' };
  if (next !== null) return { closed: `goes to ${next}` };
  if (holder !== null) {
    if (leaves === null || leaves > latestOpening(today))
      return { closed: `is held by ${holder}, who is not known to leave within ${MOST_DAYS_AHEAD} days` };
    return { closed: null, opens_on: leaves > today ? leaves : null };
  }
  if (state === 'funded' || state === 'unfunded') return { closed: null, opens_on: null };
  if (funded === null) return { closed: 'is anticipated, and the day from which it is funded is not set' };
  if (funded > latestOpening(today)) return { closed: `opens only on ${longDate(funded)}, more than ${MOST_DAYS_AHEAD} days from now` };
  return { closed: null, opens_on: funded };
}

/** The last day on which an anticipated vacancy may begin. */
export function latestOpening(today: string): string {
  return Temporal.PlainDate.from(today).add({ days: MOST_DAYS_AHEAD }).toString();
}
