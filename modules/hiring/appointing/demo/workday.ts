const SATURDAY = 6;

/** The day, or the Friday before it. */
export function workday(day: Temporal.PlainDate): string {
  return (day.dayOfWeek < SATURDAY ? day : day.subtract({ days: day.dayOfWeek - SATURDAY + 1 })).toString();
}
