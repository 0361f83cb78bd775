/** Minutes of the day in which an office works, in order: those of its hours that no holiday and no suspension takes. */
export interface Span {
  from: number;
  to: number;
}

export type WorkedSpans = (day: string) => readonly Span[];

/** A local moment: its day and the minute of it. */
export interface LocalMinute {
  day: string;
  minute: number;
}

/** How far a clock runs on where an office does not work any more. */
const LONGEST_DAYS = 3660;

/** The office minutes between two local moments; 0 where the second is not later. */
export function officeMinutes(from: LocalMinute, to: LocalMinute, worked: WorkedSpans): number {
  let minutes = 0;
  for (let day = from.day; day <= to.day; day = dayAfter(day)) {
    const start = day === from.day ? from.minute : 0;
    const end = day === to.day ? to.minute : 1440;
    for (const span of worked(day)) minutes += Math.max(0, Math.min(end, span.to) - Math.max(start, span.from));
  }
  return minutes;
}

/** The moment at which so many office minutes after another have passed: the last of them, not the first of the next day. */
export function afterOfficeMinutes(from: LocalMinute, minutes: number, worked: WorkedSpans): LocalMinute {
  let left = minutes;
  let day = from.day;
  for (let tried = 0; tried < LONGEST_DAYS; tried++, day = dayAfter(day)) {
    for (const span of worked(day)) {
      const start = day === from.day ? Math.max(from.minute, span.from) : span.from;
      const open = span.to - start;
      if (open <= 0) continue;
      if (left <= open) return { day, minute: start + left };
      left -= open;
    }
  }
  return { day, minute: 0 };
}

/** The parts of spans that others do not take. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken.reduce<Span[]>(
    (left, { from, to }) =>
      left.flatMap((span) => [
        ...(span.from < Math.min(span.to, from) ? [{ from: span.from, to: Math.min(span.to, from) }] : []),
        ...(Math.max(span.from, to) < span.to ? [{ from: Math.max(span.from, to), to: span.to }] : []),
      ]),
    [...spans],
  );
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
