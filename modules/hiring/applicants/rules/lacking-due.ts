const WORKING_DAYS = 5;
const FRIDAY = 5;

/** The fifth working day after a day, which itself does not count (domain page, section 5.1). */
export function lackingDueOn(asked: string, isFree: (day: string) => boolean): string {
  let day = Temporal.PlainDate.from(asked);
  for (let left = WORKING_DAYS; left > 0;) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= FRIDAY && !isFree(day.toString())) left -= 1;
  }
  return day.toString();
}
