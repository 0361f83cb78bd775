/** What of a month is remitted next: the earliest day from which something is not issued yet, and what is due on it. */
export function nextDue<Paper extends { due_on: string; issued: unknown }>(
  papers: readonly Paper[],
): { day: string; papers: Paper[] } | null {
  const open = papers.filter(({ issued }) => issued === null).toSorted((one, other) => (one.due_on < other.due_on ? -1 : 1));
  const day = open[0]?.due_on;
  return day === undefined ? null : { day, papers: open.filter(({ due_on: due }) => due === day) };
}

/** How far a day is: below zero it has passed. */
export function daysUntil(today: string, day: string): number {
  return Temporal.PlainDate.from(today).until(day, { largestUnit: 'day' }).days;
}
