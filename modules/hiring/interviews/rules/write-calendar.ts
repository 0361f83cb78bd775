import { escapeIcs, icsMoment, linesOfIcs } from '@talaan/kernel/contract/ics.ts';

/** A slot, or the session of a panel, as an entry of a calendar. */
export interface CalendarEntry {
  /** Stays the same, so that a file that is opened again changes the entry and adds none. */
  uid: string;
  starts: Temporal.Instant;
  ends: Temporal.Instant;
  summary: string;
  place: string;
  notes: string;
  isCancelled: boolean;
}

/** The entries in the iCalendar format (RFC 5545), in UTC. */
export function writeCalendar(now: Temporal.Instant, entries: readonly CalendarEntry[]): string {
  return linesOfIcs([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Talaan//Interviews//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap(({ uid, starts, ends, summary, place, notes, isCancelled }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${icsMoment(now)}`,
      `DTSTART:${icsMoment(starts)}`,
      `DTEND:${icsMoment(ends)}`,
      `SUMMARY:${escapeIcs(summary)}`,
      ...(place ? [`LOCATION:${escapeIcs(place)}`] : []),
      ...(notes ? [`DESCRIPTION:${escapeIcs(notes)}`] : []),
      `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}
