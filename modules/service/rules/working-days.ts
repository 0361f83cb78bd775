/** A simple transaction is done within three working days (RA 11032, section 9). */
export const CERTIFICATE_DAYS = 3;

/** The working day so many after a day, which itself does not count; Saturdays, Sundays and what else is free are passed over. */
export function workingDaysAfter(day: string, count: number, isFree: (day: string) => boolean): string {
  let date = Temporal.PlainDate.from(day);
  for (let left = count; left > 0;) {
    date = date.add({ days: 1 });
    if (date.dayOfWeek < 6 && !isFree(date.toString())) left -= 1;
  }
  return date.toString();
}
