import type { DateOrder } from '@talaan/imports/rules/date-order.ts';
import { DEVICE_PIN, NO_DEVICE_PIN } from '@talaan/personnel/rules/device-pin.ts';
import { daysInMonth } from './days-in-month.ts';
import type { DeviceLines, DevicePunch, LineProblem } from './device-lines.ts';

/** Who holds a PIN: `[employee number, PIN, first day, day after the last one]`; null without a beginning or an end. */
export type PinOfNumber = readonly [number: string, pin: string, from: string | null, until: string | null];

/** A row of a table with the line on which it ends, counted from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

/** Where the columns are; -1 for one that is not there. */
export interface PunchColumns {
  pin: number;
  number: number;
  date: number;
  time: number;
  kind: number;
}

/** A table does not say from which device its punches are. */
export const NO_DEVICE = -1;

/** What programs of devices and people call the columns, in plain letters; the first that is there counts: `No` is the line in some, the PIN in others. */
const NAMES = {
  pin: ['pin', 'device pin', 'biometric id', 'bio id', 'biometric no', 'ac no', 'enno', 'en no', 'enroll no', 'user id', 'userid', 'no'],
  number: ['employee number', 'employee no', 'idno', 'id no', 'id number', 'emp no', 'employee id'],
  date: ['date', 'date and time', 'datetime', 'date time', 'punched at', 'timestamp', 'log date'],
  time: ['time', 'log time', 'punch time'],
  kind: ['kind', 'status', 'in out', 'iomd', 'state', 'type'],
};

/**
 * The columns of a table of punches by its headings; undefined where the file is none, such as the export of a device. `missing` says in
 * words which column is not there although it is a table of punches.
 */
export function findPunchColumns(headings: readonly string[]): PunchColumns | { missing: string } | undefined {
  const plain = headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  const at = (names: readonly string[]) => names.map((name) => plain.indexOf(name)).find((index) => index >= 0) ?? -1;
  const columns = { pin: at(NAMES.pin), number: at(NAMES.number), date: at(NAMES.date), time: at(NAMES.time), kind: at(NAMES.kind) };
  const missing = [
    ...(columns.pin < 0 && columns.number < 0 ? [formatMissing('PIN', [...NAMES.pin, ...NAMES.number], headings)] : []),
    ...(columns.date < 0 ? [formatMissing('date', NAMES.date, headings)] : []),
  ];
  if (missing.length === 0) return columns;
  return headings.length > 1 && (columns.date >= 0 || columns.time >= 0) ? { missing: missing.join(' ') } : undefined;
}

function formatMissing(what: string, known: readonly string[], headings: readonly string[]): string {
  const there = headings.map((heading) => heading.trim().slice(0, 40)).filter(Boolean);
  return `There is no column for the ${what} among: ${there.join(', ')}. It may be called: ${known.join(', ')}.`;
}

/** The cells that hold dates: what `dateOrderOf` decides by. */
export function* datesOf(rows: readonly TableRow[], { date }: PunchColumns): Iterable<string> {
  for (const { cells } of rows) yield cells[date] ?? '';
}

/**
 * Reads the punches of past years from the rows of a table under its headings, each with the PIN or the employee number, date and time. An
 * employee number counts as the PIN of its person on that day. `now` is the present as `YYYY-MM-DD HH:MM:SS`, `order` that of day and month
 * in the whole file.
 */
export function readPunchTable(
  rows: readonly TableRow[],
  columns: PunchColumns,
  { now, pins, order }: { now: string; pins: ReadonlyMap<string, readonly PinOfNumber[]>; order: DateOrder },
): Omit<DeviceLines, 'lines'> {
  const punches: DevicePunch[] = [];
  const problems: LineProblem[] = [];
  for (const { line, cells: raw } of rows) {
    const cells = raw.map((cell) => cell.trim());
    if (cells.every((cell) => cell === '')) continue;
    const read = readRow(cells, columns, { now, pins, order });
    if (typeof read === 'string') problems.push({ line, text: cells.join(', ').slice(0, 200), code: 'BAD_FIELDS', reason: read });
    else punches.push({ line, ...read, deviceNo: NO_DEVICE, verify: 0, workCode: 0 });
  }
  return { punches, problems };
}

/** By employee number, for `readPunchTable`. */
export function pinsByNumber(pins: readonly PinOfNumber[]): Map<string, PinOfNumber[]> {
  return Map.groupBy(pins, ([number]) => number);
}

type Read = Pick<DevicePunch, 'pin' | 'at' | 'status'>;

const WRITTEN: Readonly<Record<DateOrder, string>> = { 'day-first': 'DD/MM/YYYY', 'month-first': 'MM/DD/YYYY' };

function readRow(
  cells: readonly string[],
  { pin: pinAt, number: numberAt, date: dateAt, time: timeAt, kind: kindAt }: PunchColumns,
  { now, pins, order }: { now: string; pins: ReadonlyMap<string, readonly PinOfNumber[]>; order: DateOrder },
): Read | string {
  const whole = cells[dateAt] ?? '';
  // Date and time are in two columns, or in one with spaces or a T between them.
  const parted = timeAt >= 0 ? [whole, cells[timeAt] ?? ''] : [whole.split(/[ T]/, 1)[0]!, whole.slice(whole.search(/[ T]/) + 1)];
  const date = readDay(parted[0]!, order);
  if (date === null) return `The date does not exist, or is not written as YYYY-MM-DD or, as in this file, ${WRITTEN[order]}.`;
  const time = readTime(parted[1]!.trim());
  if (time === null) return 'The time is not written as HH:MM or HH:MM:SS of 24 hours, or with AM or PM.';
  const at = `${date} ${time}`;
  if (at > now) return 'The date is in the future.';
  const status = /^(out|o|1|check out|c\/out)$/i.test(cells[kindAt] ?? '') ? 1 : 0;
  const pin = pinAt >= 0 ? (cells[pinAt] ?? '') : '';
  if (pin !== '') return DEVICE_PIN.test(pin) ? { pin, at, status } : NO_DEVICE_PIN;
  const number = numberAt >= 0 ? (cells[numberAt] ?? '') : '';
  if (number === '') return 'The line names neither a PIN nor an employee number.';
  const held = pins.get(number)?.find(([, , from, until]) => (from === null || from <= date) && (until === null || date < until));
  return held
    ? { pin: held[1], at, status }
    : `No PIN of the employee number ${number} is on record for that day. Import the people with their PINs first.`;
}

function readDay(text: string, order: DateOrder): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const last = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const parts = iso
    ? [iso[1], iso[2], iso[3]]
    : last
      ? order === 'month-first'
        ? [last[3], last[1], last[2]]
        : [last[3], last[2], last[1]]
      : [];
  const [year, month, day] = parts.map(Number);
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
