/** Full months from the first vacant day to a day: vacant since 15 January, one month on 15 February. */
export function monthsVacant(since: string, on: string): number {
  const months = Temporal.PlainDate.from(since).until(on, { largestUnit: 'month' }).months;
  return Math.max(0, months);
}
