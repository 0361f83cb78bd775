const A_SECOND = 1000;

/**
 * Whether the time for applications is over at a moment: the second of the closing time still counts, the one after it is late (domain page,
 * section 14.3). The public page and the calls that take applications ask this; `vacancies.state_at` says the same in the database.
 */
export function isClosed(closesAt: string, moment: Temporal.Instant): boolean {
  return moment.epochMilliseconds >= Temporal.Instant.from(closesAt).epochMilliseconds + A_SECOND;
}
