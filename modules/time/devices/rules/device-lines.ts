import { DEVICE_PIN, NO_DEVICE_PIN } from '@talaan/personnel/rules/device-pin.ts';
import { daysInMonth } from './days-in-month.ts';

/** A punch as a device's USB export gives it; `at` is `YYYY-MM-DD HH:MM:SS` of the device's clock. */
export type DevicePunch = {
  line: number;
  pin: string;
  at: string;
  deviceNo: number;
  status: number;
  verify: number;
  workCode: number;
};

export type LineProblemCode = 'BAD_FIELDS' | 'BAD_PIN' | 'IMPOSSIBLE_DATE' | 'FUTURE_DATE' | 'CLOCK_RESET';
export type LineProblem = { line: number; text: string; code: LineProblemCode; reason: string };
export type DeviceLines = { punches: DevicePunch[]; problems: LineProblem[]; lines: number };

const TAB = 9;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const ZERO = 48;
const BYTE_ORDER_MARK = 0xfeff;

const REASONS: Record<LineProblemCode, string> = {
  BAD_FIELDS: 'The line is not PIN, date and time, device number and status, separated by tabs.',
  BAD_PIN: `The line does not begin with a PIN. ${NO_DEVICE_PIN}`,
  IMPOSSIBLE_DATE: 'The date or the time does not exist.',
  FUTURE_DATE: 'The date is more than one day in the future.',
  CLOCK_RESET: 'The clock of the device was at its factory date.',
};

/** Reads a whole export (section 10.2). `now` is the present as `YYYY-MM-DD HH:MM:SS`; blank lines are skipped. */
export function readDeviceLines(text: string, now: string): DeviceLines {
  const latest = latestAllowed(now);
  const read: DeviceLines = { punches: [], problems: [], lines: 0 };
  let start = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  while (start < text.length) {
    let end = text.indexOf('\n', start);
    if (end === -1) end = text.length;
    read.lines += 1;
    readLine(text, start, end, latest, read);
    start = end + 1;
  }
  return read;
}

/** One day after now: what is later was not punched yet. */
function latestAllowed(now: string): string {
  const limit = Temporal.PlainDateTime.from(now.replace(' ', 'T')).add({ days: 1 });
  return limit.toString({ smallestUnit: 'second' }).replace('T', ' ');
}

/** Scans character codes: a file has hundreds of thousands of lines. */
function readLine(text: string, start: number, end: number, latest: string, read: DeviceLines): void {
  while (start < end && text.charCodeAt(start) === SPACE) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  if (start === end) return;

  const pinEnd = fieldEnd(text, start, end);
  const dateEnd = fieldEnd(text, pinEnd + 1, end);
  const deviceEnd = fieldEnd(text, dateEnd + 1, end);
  const statusEnd = fieldEnd(text, deviceEnd + 1, end);
  const verifyEnd = fieldEnd(text, statusEnd + 1, end);
  const workCodeEnd = fieldEnd(text, verifyEnd + 1, end);
  const deviceNo = wholeNumber(text, dateEnd + 1, deviceEnd);
  const status = wholeNumber(text, deviceEnd + 1, statusEnd);
  const verify = statusEnd < end ? wholeNumber(text, statusEnd + 1, verifyEnd) : 0;
  const workCode = verifyEnd < end ? wholeNumber(text, verifyEnd + 1, workCodeEnd) : 0;

  let problem: LineProblemCode | null = null;
  if (dateEnd >= end || deviceEnd >= end || deviceNo < 0 || status < 0 || verify < 0 || workCode < 0) {
    problem = 'BAD_FIELDS';
  } else if (!DEVICE_PIN.test(text.slice(start, pinEnd))) problem = 'BAD_PIN';
  else problem = timeProblem(text, pinEnd + 1, dateEnd);

  const at = text.slice(pinEnd + 1, dateEnd);
  if (!problem && at > latest) problem = 'FUTURE_DATE';
  const line = read.lines;
  if (!problem) read.punches.push({ line, pin: text.slice(start, pinEnd), at, deviceNo, status, verify, workCode });
  else
    read.problems.push({
      line,
      text: text.slice(start, Math.min(end, start + 200)),
      code: problem,
      reason: REASONS[problem],
    });
}

function isBlank(code: number): boolean {
  return code === SPACE || code === CARRIAGE_RETURN || code === TAB;
}

function fieldEnd(text: string, from: number, end: number): number {
  let index = from;
  while (index < end && text.charCodeAt(index) !== TAB) index++;
  return Math.min(index, end);
}

/** The number, or -1 where something else stands. */
function wholeNumber(text: string, from: number, to: number): number {
  if (from >= to) return -1;
  let value = 0;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/** Devices whose battery died count on from 1 January 2000. */
function timeProblem(text: string, from: number, to: number): LineProblemCode | null {
  if (to - from !== 19) return 'IMPOSSIBLE_DATE';
  if (!isSeparated(text, from)) return 'IMPOSSIBLE_DATE';
  const year = wholeNumber(text, from, from + 4);
  const month = wholeNumber(text, from + 5, from + 7);
  const day = wholeNumber(text, from + 8, from + 10);
  const hour = wholeNumber(text, from + 11, from + 13);
  const minute = wholeNumber(text, from + 14, from + 16);
  const second = wholeNumber(text, from + 17, from + 19);
  if (year < 0 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return 'IMPOSSIBLE_DATE';
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) return 'IMPOSSIBLE_DATE';
  return year <= 2000 ? 'CLOCK_RESET' : null;
}

function isSeparated(text: string, from: number): boolean {
  return text[from + 4] === '-' && text[from + 7] === '-' && text[from + 10] === ' ' && text[from + 13] === ':' && text[from + 16] === ':';
}
