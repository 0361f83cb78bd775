import type { Span } from './types.ts';

export function overlap(first: Span, second: Span): number {
  return Math.max(0, Math.min(first.to, second.to) - Math.max(first.from, second.from));
}

/** Minutes of `hours` between two moments that nothing in `away` excuses; `away` has no overlaps. */
export function requiredMinutes(hours: Span, away: readonly Span[], from: number, to: number): number {
  const start = Math.max(hours.from, from);
  const end = Math.min(hours.to, to);
  if (end <= start) return 0;
  let minutes = end - start;
  for (const span of away) {
    minutes -= Math.max(0, Math.min(end, span.to) - Math.max(start, span.from));
  }
  return minutes;
}

export function isCovered(away: readonly Span[], minutes: number): boolean {
  for (const span of away) if (span.from <= minutes && minutes <= span.to) return true;
  return false;
}

/** Sorted, with those that touch joined. */
export function joinSpans(spans: readonly Span[]): readonly Span[] {
  if (spans.length < 2) return spans;
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ from: span.from, to: span.to });
  }
  return joined;
}
