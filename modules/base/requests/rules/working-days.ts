/** Days that do not count: holidays without work, and those on which the clock is paused. */
export type IsFree = (day: string) => boolean;

/**
 * The working day so many after a day, which itself does not count (a request of Friday evening has Monday as its first day).
 * Saturdays, Sundays and what else is free are passed over.
 */
export function workingDaysAfter(day: string, count: number, isFree: IsFree): string {
  let date = Temporal.PlainDate.from(day);
  for (let left = count; left > 0;) {
    date = date.add({ days: 1 });
    if (date.dayOfWeek < 6 && !isFree(date.toString())) left -= 1;
  }
  return date.toString();
}

/** How many working days lie after a day up to another, that one counted. */
export function workingDaysBetween(day: string, until: string, isFree: IsFree): number {
  let count = 0;
  for (let date = Temporal.PlainDate.from(day); date.toString() < until;) {
    date = date.add({ days: 1 });
    if (date.dayOfWeek < 6 && !isFree(date.toString())) count += 1;
  }
  return count;
}

/** From a day up to another, that one not among them; null while it lasts. */
export interface Pause {
  from: string;
  until: string | null;
}

export function isPaused(pauses: readonly Pause[], day: string): boolean {
  return pauses.some(({ from, until }) => from <= day && (until === null || day < until));
}
