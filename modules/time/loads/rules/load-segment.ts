import { formatHours } from './format-hours.ts';
import type { SegmentKind } from './segment-kinds.ts';

export interface Term {
  id: number;
  name: string;
  /** The first and the last day. */
  from: string;
  to: string;
}

/** A segment as it is on record, or as it is to be. */
export interface LoadSegment {
  /** Null for a new one. */
  id: number | null;
  personnelId: number;
  termId: number;
  kind: SegmentKind;
  subject: string;
  section: string;
  room: string;
  units: number;
  weekdays: readonly number[];
  fromMinute: number;
  toMinute: number;
  /** The first and the last day. */
  from: string;
  to: string;
}

/** Whether a teacher cannot keep both. */
export function shareAnHour(one: LoadSegment, other: LoadSegment): boolean {
  return (
    one.fromMinute < other.toMinute &&
    other.fromMinute < one.toMinute &&
    one.from <= other.to &&
    other.from <= one.to &&
    one.weekdays.some((day) => other.weekdays.includes(day))
  );
}

/** `MWF 8:00–9:30 AM`. */
export function formatLoadHours({ weekdays, fromMinute, toMinute }: LoadSegment): string {
  return formatHours(weekdays, fromMinute, toMinute);
}
