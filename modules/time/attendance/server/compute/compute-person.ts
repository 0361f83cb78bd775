import { computeDay } from '../../rules/compute-day.ts';
import { dayWindow, overtimeEnd, overtimeUntil, windowAfterOvertime } from '../../rules/day-window.ts';
import type { AttendanceSettings, DayResult, Punch, Span } from '../../rules/types.ts';
import { dateOf, holdsOn } from './day-numbers.ts';
import type { Calendar } from './load-calendar.ts';
import type { LacksData } from './load-device-days.ts';
import type { PunchStates, Service } from './load-people.ts';
import type { HeldSchedule, Roster } from './load-roster.ts';

const MINUTES_OF_DAY = 1440;
/** Of a punch that no key was pressed with. */
const NO_KEY = -1;

/** What everybody's days depend on. */
export interface Circumstances {
  roster: Roster;
  calendar: Calendar;
  /** What the agency set, by date. */
  settings: (date: string) => AttendanceSettings;
  /** The keys of punches, where the settings ask for them. */
  states?: PunchStates | undefined;
  /** Whether nothing came of a day from the devices of a person; left out, all devices count as whole. */
  lacksData?: LacksData | undefined;
  /** The first day of the record; before it nobody is absent, and only a day with punches has a result. */
  since: number;
  /** The present, in minutes since 1970 on the clock of the university. */
  now: number;
}

export interface PersonDays {
  id: number;
  days: readonly number[];
  services: readonly Service[];
  /** Minutes since 1970, in order. */
  punches: Int32Array;
}

export type KeepDay = (personnelId: number, day: number, scheduleId: number | null, result: DayResult) => void;

/** Computes the due days of one person; a day outside every appointment has no result. */
export function computePerson(
  { id, days, services, punches }: PersonDays,
  { roster, calendar, settings: settingsOn, states, lacksData, since, now }: Circumstances,
  keep: KeepDay,
): void {
  for (const day of days) {
    const service = services.find((one) => holdsOn(one, day));
    if (!service) continue;
    const date = dateOf(day);
    const settings = settingsOn(date);
    const held = roster(id, service.officeId, day);
    const around = [day - 1, day + 1].map((neighbour) => spanOn(services, roster, id, neighbour));
    const modifiers = calendar(day, service.campusId, id);
    const window = windowOn(spanOf(held, day), around, settings, overtimeEnd(calendar(day - 1, service.campusId, id)));
    const end = overtimeEnd(modifiers);
    const until = end === null ? undefined : overtimeUntil(end, around[1]!);
    const counting = punchesWithin(punches, day * MINUTES_OF_DAY, { from: window.from, to: Math.max(window.to, until ?? 0) });
    if (day < since && counting.length === 0) continue;
    if (states && settings.useState === 1)
      for (const punch of counting) punch.state = states(id, day * MINUTES_OF_DAY + punch.minutes) ?? NO_KEY;
    const result = computeDay({
      date,
      schedule: held.schedule,
      punches: counting,
      modifiers,
      settings,
      window,
      ...(until !== undefined && { overtimeUntil: until }),
      lacksData: lacksData?.(day, service.campusId, id) ?? false,
      asOf: presentOn(day, now),
    });
    keep(id, day, held.id, result);
  }
}

/** What the days around leave of it, and the overtime of the day before. */
function windowOn(
  own: Span | null,
  [before, after]: readonly (Span | null)[],
  settings: AttendanceSettings,
  endBefore: number | null,
): Span {
  const window = dayWindow(own, settings, before, after);
  return endBefore === null ? window : windowAfterOvertime(window, endBefore, own);
}

function spanOn(services: readonly Service[], roster: Roster, id: number, day: number): Span | null {
  const service = services.find((one) => holdsOn(one, day));
  return service ? spanOf(roster(id, service.officeId, day), day) : null;
}

/** 1970-01-01 was a Thursday, the fourth of a week that begins on Monday. */
function spanOf(held: HeldSchedule, day: number): Span | null {
  return held.spans[(day + 3) % 7]!;
}

function punchesWithin(minutes: Int32Array, midnight: number, { from, to }: Span): Punch[] {
  const punches: Punch[] = [];
  for (let index = firstFrom(minutes, midnight + from); index < minutes.length && minutes[index]! < midnight + to; index++) {
    punches.push({ id: '', minutes: minutes[index]! - midnight, source: 'DEVICE_USB' });
  }
  return punches;
}

/** Where the first punch at or after a minute stands. */
function firstFrom(minutes: Int32Array, minute: number): number {
  let low = 0;
  let high = minutes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (minutes[middle]! < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Only yesterday, for who works into the night, and today can be open; any earlier day is over. */
function presentOn(day: number, now: number): number | undefined {
  const minutes = now - day * MINUTES_OF_DAY;
  return minutes < 2 * MINUTES_OF_DAY ? minutes : undefined;
}
