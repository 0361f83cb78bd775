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
