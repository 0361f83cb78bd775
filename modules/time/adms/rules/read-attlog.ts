import { DEVICE_PIN, NO_DEVICE_PIN } from '@talaan/personnel/rules/device-pin.ts';

/** A punch as a device pushes it; `at` is `YYYY-MM-DD HH:MM:SS` of the device's clock. */
export interface PushedPunch {
  pin: string;
  at: string;
  status: number;
  verify: number;
  workCode: string;
}

/** A line that could not be taken, or not wholly, with the reason in words. */
export interface BadLine {
  text: string;
  reason: string;
}

export interface ReadAttlog {
  punches: PushedPunch[];
  /** Lines that are no punch, and punches whose codes could not be read. */
  bad: BadLine[];
  /** All lines that are not blank: what the device is answered. */
  lines: number;
}

/** Philippine time is UTC+8 without daylight saving; some devices send seconds since 1970. */
const ZONE_SECONDS = 8 * 3600;
const LONGEST_BAD_LINE = 500;
const LONGEST_WORK_CODE = 24;
const MOST_CODE = 32_767;
/** What devices send where no key was pressed; of what a code cannot say no more is known. */
const UNKNOWN_CODE = 255;
/** Devices whose battery died count on from 1970 or 2000. */
const LAST_FACTORY_YEAR = 2000;
const TIME = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/;
const UNIX = /^\d{1,10}$/;
/** `Time=…⇥PIN=…` */
const KEYED = /^\s*(pin|time|user_?id|datetime)\s*=/i;

const REASONS = {
  fields: 'The line is not a PIN and a time, separated by a tab.',
  pin: `The line does not begin with a PIN. ${NO_DEVICE_PIN}`,
  time: 'The date or the time does not exist.',
  factory: 'The clock of the device was at its factory date.',
  future: 'The time is more than a day in the future: the clock of the device is wrong.',
  code: 'The punch is kept. Its status or its way of verifying is no number that devices send, and counts as unknown.',
};

/** Reads the body of `table=ATTLOG`. `now` is the present as `YYYY-MM-DD HH:MM:SS`, `futureDays` how far ahead of it a punch may be. It never throws. */
export function readAttlog(body: string, now: string, futureDays: number): ReadAttlog {
  const latest = laterBy(now, futureDays);
  const read: ReadAttlog = { punches: [], bad: [], lines: 0 };
  for (const line of body.replaceAll('\0', '').split(/\r\n|\n|\r/)) {
    if (line.trim() === '') continue;
    read.lines += 1;
    const punch = readLine(line, latest);
    if (typeof punch === 'string') read.bad.push({ text: line.slice(0, LONGEST_BAD_LINE), reason: punch });
    else {
      read.punches.push(punch.punch);
      if (punch.isOdd) read.bad.push({ text: line.slice(0, LONGEST_BAD_LINE), reason: REASONS.code });
    }
  }
  return read;
}

/** The punch and whether its codes are odd, or why it is none. */
function readLine(line: string, latest: string): { punch: PushedPunch; isOdd: boolean } | string {
  const fields = KEYED.test(line) ? fieldsByName(line) : line.split('\t');
  const [pin = '', time, status = '', verify = '', workCode = ''] = fields.map((field) => field.trim());
  if (time === undefined || time === '') return REASONS.fields;
  if (!DEVICE_PIN.test(pin)) return REASONS.pin;
  const at = readTime(time);
  if (at === null) return REASONS.time;
  if (Number(at.slice(0, 4)) <= LAST_FACTORY_YEAR) return REASONS.factory;
  if (at > latest) return REASONS.future;
  const codes = [readCode(status), readCode(verify)];
  const [of, by] = codes.map((code) => code ?? UNKNOWN_CODE) as [number, number];
  return { punch: { pin, at, status: of, verify: by, workCode: workCode.slice(0, LONGEST_WORK_CODE) }, isOdd: codes.includes(null) };
}

function fieldsByName(line: string): string[] {
  const named = new Map<string, string>();
  for (const part of line.split('\t')) {
    const at = part.indexOf('=');
    if (at > 0) named.set(part.slice(0, at).trim().toLowerCase().replace('_', ''), part.slice(at + 1));
  }
  const first = (...names: string[]) => names.map((name) => named.get(name)).find((value) => value !== undefined) ?? '';
  return [first('pin', 'userid'), first('time', 'datetime'), first('status', 'state'), first('verify', 'verifytype'), first('workcode')];
}

/** Missing means zero. */
function readCode(text: string): number | null {
  if (text === '') return 0;
  if (!/^\d{1,5}$/.test(text)) return null;
  const code = Number(text);
  return code <= MOST_CODE ? code : null;
}

/** `YYYY-MM-DD HH:MM:SS`; null where there is no such time. */
function readTime(text: string): string | null {
  if (UNIX.test(text)) return formatTime(new Date((Number(text) + ZONE_SECONDS) * 1000));
  const match = TIME.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || second > 59 || month < 1 || month > 12 || day < 1) return null;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // 31 April is 1 May here.
  return date.getUTCDate() === day && date.getUTCFullYear() === year ? formatTime(date) : null;
}

function laterBy(now: string, days: number): string {
  return formatTime(new Date(Date.parse(`${now.replace(' ', 'T')}Z`) + days * 86_400_000));
}

function formatTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
