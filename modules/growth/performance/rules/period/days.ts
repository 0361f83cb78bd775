/** Days of the calendar from one to another, both counted; none where the last is before the first. */
export function daysFrom(from: string, to: string): number {
  return to < from ? 0 : Temporal.PlainDate.from(from).until(to).days + 1;
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

export function addMonths(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

/** A birthday: of who was born on 29 February, 28 February in other years (domain page, A5.2). */
export function birthdayOf(bornOn: string, age: number): string {
  return Temporal.PlainDate.from(bornOn).add({ years: age }).toString();
}

/**
 * Whole months from a day up to another, that one not counted; 0 where it is before. A month is whole on the day of its number, or on the last of a
 * shorter one, as `addMonths` has it.
 */
export function wholeMonths(from: string, until: string): number {
  if (until < from) return 0;
  const { months } = Temporal.PlainDate.from(from).until(until, { largestUnit: 'month' });
  return addMonths(from, months + 1) <= until ? months + 1 : months;
}
