import { ZONE } from '../../contract/zone.ts';

const MOST_DAYS = 366;
const MINUTE_MS = 60_000;

/**
 * The first moment of a job after another one, both in milliseconds since 1970, in the zone of the university. Its line is as
 * in crontab: minute, hour, day of the month, month and day of the week; each a number, a star, or a star with `/10` for each tenth.
 * Errors: where a line says another thing.
 */
export function nextMoment(cron: string, after: number): number {
  return firstFound(cron, after, 1, (moments) => moments.find((one) => one > after));
}

/** The last moment before another one. */
export function lastMoment(cron: string, before: number): number {
  return firstFound(cron, before, -1, (moments) => moments.findLast((one) => one < before));
}

function firstFound(cron: string, from: number, step: 1 | -1, find: (moments: number[]) => number | undefined): number {
  const line = readLine(cron);
  const today = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(ZONE).toPlainDate();
  for (let days = 0; days <= MOST_DAYS; days++) {
    const found = find(momentsOf(line, today.add({ days: step * days })));
    if (found !== undefined) return found;
  }
  throw new Error(`A job that starts at ${cron} does not start within a year.`);
}

type Line = Record<'minutes' | 'hours' | 'dates' | 'months' | 'weekdays', number[]>;

function readLine(cron: string): Line {
  const [minute, hour, date, month, weekday] = cron.split(' ');
  return {
    minutes: numbersOf(minute, 0, 59),
    hours: numbersOf(hour, 0, 23),
    dates: numbersOf(date, 1, 31),
    months: numbersOf(month, 1, 12),
    weekdays: numbersOf(weekday, 0, 6),
  };
}

function numbersOf(field: string | undefined, least: number, most: number): number[] {
  const each = /^\*(?:\/(\d+))?$/.exec(field ?? '');
  const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at).filter((one) =>
    each ? (one - least) % Number(each[1] ?? 1) === 0 : String(one) === field,
  );
  if (numbers.length === 0) throw new Error(`A line of crontab has ${field}, which is none of ${least} to ${most}.`);
  return numbers;
}

/** In their order; the day of the university has 24 hours. */
function momentsOf({ minutes, hours, dates, months, weekdays }: Line, day: Temporal.PlainDate): number[] {
  if (!dates.includes(day.day) || !months.includes(day.month) || !weekdays.includes(day.dayOfWeek % 7)) return [];
  const begins = day.toZonedDateTime(ZONE).epochMilliseconds;
  return hours.flatMap((hour) => minutes.map((minute) => begins + (hour * 60 + minute) * MINUTE_MS));
}
