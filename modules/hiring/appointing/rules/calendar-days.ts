/** A date so many days later; earlier for a negative number. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** A date so many months later: the same day number, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** Days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
}

const SATURDAY = 6;

export function isWeekend(date: string): boolean {
  return Temporal.PlainDate.from(date).dayOfWeek >= SATURDAY;
}
