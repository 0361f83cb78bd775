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

/** A line of the format has at most so many bytes (RFC 5545, 3.1). */
const LINE = 75;

/** A calendar of whole days in the iCalendar format (RFC 5545), as other programs fetch it. */
export function writeIcs(name: string, now: Temporal.Instant, events: readonly FeedEvent[]): string {
  const stamp = now.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Talaan//Leave//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escape(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(({ uid, from, to, summary, isDecided }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${Temporal.PlainDate.from(to).add({ days: 1 }).toString().replaceAll('-', '')}`,
      `SUMMARY:${escape(summary)}`,
      `STATUS:${isDecided ? 'CONFIRMED' : 'TENTATIVE'}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n|\r/g, String.raw`\n`);
}

/** Breaks a line before it is too long, never within a character; what follows a break begins with a space. */
function fold(line: string): string {
  const bytes = new TextEncoder();
  let length = 0;
  let folded = '';
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (length + size > LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += size;
  }
  return folded;
}
