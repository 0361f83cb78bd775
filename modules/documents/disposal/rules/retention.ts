/** Without years a paper is kept for good. */
type Years = number | null;

/** The last day on which a closed paper is kept: the end of the year in which it was closed, and so many years more; null for good. */
export function keptUntil(closedOn: string, years: Years): string | null {
  return years === null ? null : `${String(yearOf(closedOn) + years).padStart(4, '0')}-12-31`;
}

/** Whether the retention of a closed paper has passed (RA 9470: disposal only by the records schedule). */
export function isPastRetention(closedOn: string, years: Years, today: string): boolean {
  const last = keptUntil(closedOn, years);
  return last !== null && today > last;
}

/** The first year of which closed papers are not archived by themselves yet, after so many years more. */
export function firstYearNotArchived(today: string, yearsAfter: number): number {
  return yearOf(today) - yearsAfter;
}

/** The months that records cover: `March 2019`, or `March 2019 to June 2021`. */
export function formatPeriod(from: string, until: string): string {
  const [first, last] = [formatMonth(from), formatMonth(until)];
  return first === last ? first : `${first} to ${last}`;
}

function formatMonth(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-PH', { month: 'long', year: 'numeric' });
}

const yearOf = (day: string) => Number(day.slice(0, 4));
