import { escapeIcs, icsMoment, linesOfIcs } from '@talaan/kernel/contract/ics.ts';

/** Days of leave in a row, as an entry of a calendar. */
export interface FeedEvent {
  /** Stays the same from reading to reading, so that the calendar changes the entry and adds none. */
  uid: string;
  /** The first and the last day. */
  from: string;
  to: string;
  summary: string;
  isDecided: boolean;
}

/** A calendar of whole days in the iCalendar format (RFC 5545), as other programs fetch it. */
export function writeIcs(name: string, now: Temporal.Instant, events: readonly FeedEvent[]): string {
  const stamp = icsMoment(now);
  return linesOfIcs([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Talaan//Leave//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeIcs(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(({ uid, from, to, summary, isDecided }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${Temporal.PlainDate.from(to).add({ days: 1 }).toString().replaceAll('-', '')}`,
      `SUMMARY:${escapeIcs(summary)}`,
      `STATUS:${isDecided ? 'CONFIRMED' : 'TENTATIVE'}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}
