import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { CareerRow, CareerSalary } from './career.ts';
import { runsOn, type Span } from './spans.ts';

/** What becomes of dated rows: some end earlier, some are taken out. */
export interface Closings {
  /** `until` is the day after the new last day. */
  close: { id: number; until: string }[];
  /** Rows that begin on the day or later. */
  remove: number[];
}

/** Ends everything before a day: what runs then ends the day before, what begins then or later is removed. */
export function endBefore(day: string, rows: readonly CareerRow[]): Closings {
  return {
    close: rows.filter((row) => row.from < day && runsOn(row, day)).map(({ id }) => ({ id, until: day })),
    remove: rows.filter(({ from }) => from >= day).map(({ id }) => id),
  };
}

/** The old engagement ends the day before the new one; one that begins then or later must be dealt with first. */
export function planEngagement(appointments: readonly CareerRow[], { from }: Span): Pick<Closings, 'close'> | { error: string } {
  const later = appointments.filter((one) => one.from >= from).toSorted((a, b) => (a.from < b.from ? -1 : 1))[0];
  if (later?.from === from) return { error: 'An appointment already begins on that day. Correct it, with a reason, or enter another day.' };
  if (later)
    return { error: `Another appointment begins on ${longDate(later.from)}. Enter a later day, or remove it first, with a reason.` };
  return { close: endBefore(from, appointments).close };
}

export interface PlannedSalary extends Span {
  cause: 'appointment' | 'salary adjustment';
  authority: string;
}

/**
 * A new salary takes the place of the present one and of all that was to follow it. Where new salary tables had come into force since,
 * the new grade and step go through the same adjustments. Without a salary (`null`) the present one ends.
 */
export function planSalaries(
  salaries: readonly Pick<CareerSalary, 'id' | 'from' | 'until' | 'cause' | 'authority'>[],
  next: Span & { authority: string; isPaid: boolean },
): Closings & { open: PlannedSalary[] } {
  const closings = endBefore(next.from, salaries);
  if (!next.isPaid) return { ...closings, open: [] };
  const adjusted = salaries
    .filter(({ cause, from }) => cause === 'salary adjustment' && from > next.from && (next.until === null || from < next.until))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const begun = [{ from: next.from, cause: 'appointment' as const, authority: next.authority }, ...adjusted];
  return {
    ...closings,
    open: begun.map(({ from, cause, authority }, index) => ({
      from,
      until: begun[index + 1]?.from ?? next.until,
      cause: cause === 'appointment' ? 'appointment' : 'salary adjustment',
      authority,
    })),
  };
}
