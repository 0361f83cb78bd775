/** What files in the iCalendar format (RFC 5545) share. A line has at most so many bytes (3.1). */
const LINE = 75;

/** The lines as a file, each broken where it is too long. */
export function linesOfIcs(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261120T010000Z` */
export function icsMoment(at: Temporal.Instant): string {
  return at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

/** A text as a value of the format. */
export function escapeIcs(text: string): string {
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
