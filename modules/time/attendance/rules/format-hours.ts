import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { halvesOf } from './half-weekdays.ts';
import type { FlexiHours, OfficeHours, Schedule, ShiftHours } from './types.ts';

/** How a minute of the day is written. */
type Clock = (minutes: number) => string;

const MONDAY_TO_FRIDAY = [0, 1, 2, 3, 4] as const;
const SATURDAY = 5;
const WEEKDAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

/** The hours of one weekday in a line, such as `8:00–12:00, 1:00–5:00`; null on a rest day. `weekday` is 0 for Monday. */
export function formatHours(schedule: Pick<Schedule, 'kind' | 'weekdays'>, weekday: number, clock: Clock): string | null {
  const row = schedule.weekdays[weekday];
  if (!row) return null;
  switch (schedule.kind) {
    case 'FLEXI':
      return formatFlexiHours(row as FlexiHours, clock);
    case 'SHIFT':
    case 'NIGHT':
      return formatShift(row as ShiftHours, clock);
    default:
      return formatOfficeHours(row as OfficeHours, clock);
  }
}

/** The two lines of CS Form 48: Monday to Friday, and Saturday. */
export function formatOfficialHours(schedule: Pick<Schedule, 'kind' | 'weekdays'>): { regularDays: string; saturdays: string } {
  const clock = schedule.kind === 'SHIFT' || schedule.kind === 'NIGHT' ? clockTime : hourOnly;
  const byHours = Map.groupBy(
    MONDAY_TO_FRIDAY.filter((day) => schedule.weekdays[day] !== null),
    (day) => formatHours(schedule, day, clock)!,
  );
  const alike = byHours.size === 1 && [...byHours.values()][0]!.length === MONDAY_TO_FRIDAY.length;
  const lines = [...byHours].map(([hours, days]) => (alike ? hours : `${formatDays(days)} ${hours}`));
  return { regularDays: lines.join('; '), saturdays: formatHours(schedule, SATURDAY, clock) ?? 'Rest day' };
}

function formatOfficeHours(hours: OfficeHours, clock: Clock): string {
  const { am, pm } = halvesOf(hours);
  return [am, pm].flatMap((half) => (half ? [`${clock(half.from)}–${clock(half.to)}`] : [])).join(', ');
}

function formatFlexiHours({ earliestIn, latestIn, workMinutes }: FlexiHours, clock: Clock): string {
  return `arrival ${clock(earliestIn)}–${clock(latestIn)}, ${workMinutes / 60} hours of work`;
}

function formatShift({ start, end }: ShiftHours, clock: Clock): string {
  return `${clock(start)}–${clock(end)}`;
}

/** Days in a row are a stretch: `Mon–Thu`; others are listed. */
function formatDays(days: readonly number[]): string {
  const first = days[0]!;
  const last = days.at(-1)!;
  const inARow = last - first === days.length - 1;
  if (inARow && days.length > 1) return `${WEEKDAY_NAMES[first]}–${WEEKDAY_NAMES[last]}`;
  return days.map((day) => WEEKDAY_NAMES[day]).join(', ');
}

/** The form's 12-hour clock without AM and PM, which office hours do not need. */
function hourOnly(minutes: number): string {
  const ofDay = minutes % 1440;
  return `${Math.floor(ofDay / 60) % 12 || 12}:${String(ofDay % 60).padStart(2, '0')}`;
}
