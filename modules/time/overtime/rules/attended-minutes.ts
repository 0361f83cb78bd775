import type { Span } from '@talaan/attendance/rules/types.ts';

/** Before a class its teacher punches in within so many minutes, and out within so many after it. */
const AROUND = 240;

/**
 * Minutes of a make-up class that the punches of the day show the teacher there (domain page, section 9.6: attendance by log): from the last punch
 * before or at its beginning, else the first within it, to the last punch until four hours after its end. Without two punches none.
 */
export function attendedMinutes({ from, to }: Span, punches: readonly number[]): number {
  const near = punches.filter((minute) => minute >= from - AROUND && minute <= to + AROUND).toSorted((one, other) => one - other);
  const arrival = near.findLast((minute) => minute <= from) ?? near[0];
  const departure = near.at(-1);
  if (arrival === undefined || departure === undefined || departure <= arrival) return 0;
  return Math.max(0, Math.min(to, departure) - Math.max(from, arrival));
}
