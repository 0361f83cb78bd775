import { halvesOf } from '@talaan/attendance/rules/half-weekdays.ts';
import type { FlexiHours, OfficeHours, ShiftHours, Span } from '@talaan/attendance/rules/types.ts';
import type { RequestedHours } from './check-hours.ts';
import type { RosterSettings } from './settings.ts';

type Row = OfficeHours | FlexiHours | ShiftHours;

/** A colleague of the same office with the hours that hold for them. */
export interface Colleague {
  name: string;
  hours: RequestedHours;
}

/** The hours of an office that frontline service needs (RA 11032): when it opens, noon, and before it closes. */
export type ServedHour = 'opening' | 'noon' | 'closing';

/** Who else is there in a served hour of a weekday (0 is Monday). */
export interface Coverage {
  weekday: number;
  hour: ServedHour;
  names: string[];
}

const HOUR = 60;
const NOON = 720;
const WORK_WEEK = [0, 1, 2, 3, 4] as const;

/** The served hours in which the one who asks would not be there, from Monday to Friday, with who else is. */
export function coverageWithout(asked: RequestedHours, colleagues: readonly Colleague[], settings: RosterSettings): Coverage[] {
  const hours: Record<ServedHour, Span> = {
    opening: { from: settings.opens, to: settings.opens + HOUR },
    noon: { from: NOON, to: NOON + HOUR },
    closing: { from: settings.closes - HOUR, to: settings.closes },
  };
  return WORK_WEEK.flatMap((weekday) =>
    (Object.keys(hours) as ServedHour[]).flatMap((hour) => {
      if (isThere(asked, weekday, hours[hour])) return [];
      const names = colleagues.filter((one) => isThere(one.hours, weekday, hours[hour])).map(({ name }) => name);
      return [{ weekday, hour, names }];
    }),
  );
}

/** Whether a schedule has a person there for the whole of a stretch. */
function isThere({ weekdays }: RequestedHours, weekday: number, { from, to }: Span): boolean {
  const row = weekdays[weekday];
  return row != null && presenceOf(row).some((span) => span.from <= from && to <= span.to);
}

/** When the schedule has a person there for certain; of flexible hours those between the latest arrival and the earliest departure. */
function presenceOf(row: Row): Span[] {
  if ('amIn' in row) return Object.values(halvesOf(row)).filter((half) => half !== null);
  if ('start' in row) return [{ from: row.start, to: row.end }];
  const departure = row.earliestIn + row.workMinutes + row.lunchEnd - row.lunchStart;
  return [
    { from: row.latestIn, to: row.lunchStart },
    { from: row.lunchEnd, to: departure },
  ];
}
