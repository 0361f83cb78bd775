import { daysInMonth } from './calendar.ts';
import type { DeviceLines, DevicePunch, LineProblem } from './device-lines.ts';

/** Who holds a PIN: `[employee number, PIN, first day, day after the last one]`; null without a beginning or an end. */
export type PinOfNumber = readonly [number: string, pin: string, from: string | null, until: string | null];

interface Columns {
  delimiter: string;
  pin: number;
  number: number;
  date: number;
  time: number;
  kind: number;
}

/** A table does not say from which device its punches are. */
export const NO_DEVICE = -1;

const NAMES = {
  pin: ['pin', 'device pin', 'biometric id', 'bio id', 'ac no', 'user id'],
  number: ['employee number', 'employee no', 'idno', 'id no', 'id number', 'emp no', 'employee id'],
  date: ['date', 'date and time', 'datetime', 'date time', 'punched at', 'timestamp', 'log date'],
  time: ['time', 'log time', 'punch time'],
  kind: ['kind', 'status', 'in out', 'state', 'type'],
};

/** The columns of a table of punches by its first line; undefined where the file is the export of a device. */
export function findPunchColumns(firstLine: string): Columns | undefined {
  const line = firstLine.replace(/^\uFEFF/, '').replace(/\r$/, '');
  const delimiter = [',', ';', '\t'].find((one) => line.includes(one));
  if (delimiter === undefined) return undefined;
  const headings = cellsOf(line, delimiter).map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  const at = (names: readonly string[]) => headings.findIndex((heading) => names.includes(heading));
  const columns = {
    delimiter,
    pin: at(NAMES.pin),
    number: at(NAMES.number),
    date: at(NAMES.date),
    time: at(NAMES.time),
    kind: at(NAMES.kind),
  };
  return columns.date >= 0 && (columns.pin >= 0 || columns.number >= 0) ? columns : undefined;
}

/**
 * Reads the punches of past years from a table: a line each, with the PIN or the employee number, date and time. An employee number
 * counts as the PIN of its person on that day. `now` is the present as `YYYY-MM-DD HH:MM:SS`.
 */
export function readPunchTable(
  text: string,
  columns: Columns,
  { now, pins, firstLine }: { now: string; pins: ReadonlyMap<string, readonly PinOfNumber[]>; firstLine: number },
): DeviceLines {
  const punches: DevicePunch[] = [];
  const problems: LineProblem[] = [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const [index, raw] of lines.entries()) {
    const line = firstLine + index;
    const cells = cellsOf(raw.replace(/\r$/, ''), columns.delimiter);
    if (cells.every((cell) => cell === '')) continue;
    const read = readLine(cells, columns, now, pins);
    if (typeof read === 'string') problems.push({ line, text: raw.trimEnd().slice(0, 200), code: 'BAD_FIELDS', reason: read });
    else punches.push({ line, ...read, deviceNo: NO_DEVICE, verify: 0, workCode: 0 });
  }
  return { punches, problems, lines: lines.length };
}

/** By employee number, for `readPunchTable`. */
export function pinsByNumber(pins: readonly PinOfNumber[]): Map<string, PinOfNumber[]> {
  return Map.groupBy(pins, ([number]) => number);
}

type Read = Pick<DevicePunch, 'pin' | 'at' | 'status'>;

function readLine(
  cells: readonly string[],
  { pin: pinAt, number: numberAt, date: dateAt, time: timeAt, kind: kindAt }: Columns,
  now: string,
  pins: ReadonlyMap<string, readonly PinOfNumber[]>,
): Read | string {
  const whole = cells[dateAt] ?? '';
  // Date and time are in two columns, or in one with a space or a T between them.
  const parted = timeAt >= 0 ? [whole, cells[timeAt] ?? ''] : [whole.split(/[ T]/, 1)[0]!, whole.slice(whole.search(/[ T]/) + 1)];
  const date = readDay(parted[0]!);
  if (date === null) return 'The date does not exist, or is not written as YYYY-MM-DD or MM/DD/YYYY.';
  const time = readTime(parted[1]!);
  if (time === null) return 'The time is not written as HH:MM or HH:MM:SS of 24 hours, or with AM or PM.';
  const at = `${date} ${time}`;
  if (at > now) return 'The date is in the future.';
  const status = /^(out|o|1|check out|c\/out)$/i.test(cells[kindAt] ?? '') ? 1 : 0;
  const pin = pinAt >= 0 ? (cells[pinAt] ?? '') : '';
  if (pin !== '') return /^[0-9A-Za-z]{1,24}$/.test(pin) ? { pin, at, status } : 'The PIN is not of 1 to 24 letters or digits.';
  const number = numberAt >= 0 ? (cells[numberAt] ?? '') : '';
  if (number === '') return 'The line names neither a PIN nor an employee number.';
  const held = pins.get(number)?.find(([, , from, until]) => (from === null || from <= date) && (until === null || date < until));
  return held
    ? { pin: held[1], at, status }
    : `No PIN of the employee number ${number} is on record for that day. Import the people with their PINs first.`;
}

function cellsOf(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = (iso ? [iso[1], iso[2], iso[3]] : american ? [american[3], american[1], american[2]] : []).map(Number);
  if (!year || !month || !day || year < 1970 || month > 12 || day > daysInMonth(year, month)) return null;
  return `${year}-${two(month)}-${two(day)}`;
}

function readTime(text: string): string | null {
  const found = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.0+)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text);
  if (!found) return null;
  const [minute, second] = [Number(found[2]), Number(found[3] ?? 0)];
  const half = found[4]?.toLowerCase();
  let hour = Number(found[1]);
  if (half && (hour < 1 || hour > 12)) return null;
  if (half) hour = (hour % 12) + (half === 'p' ? 12 : 0);
  return hour > 23 || minute > 59 || second > 59 ? null : `${two(hour)}:${two(minute)}:${two(second)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
