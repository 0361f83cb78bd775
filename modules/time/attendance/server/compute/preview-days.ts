import type { Server } from '@talaan/kernel/server/server.ts';
import type { DtrDay } from '../../contract/days.ts';
import { dayNumber } from '../../rules/calendar.ts';
import { DAY_SETTINGS } from '../../rules/settings.ts';
import type { DayResult, Reason, Schedule } from '../../rules/types.ts';
import { loadAgencySettings } from '../read-agency-settings.ts';
import { minutesSince1970 } from './compute-due-days.ts';
import { computePerson } from './compute-person.ts';
import { dateOf, holdsOn } from './day-numbers.ts';
import { loadCalendar } from './load-calendar.ts';
import { loadDeviceDays } from './load-device-days.ts';
import { loadPunches, loadServices, loadStates } from './load-people.ts';
import { hold, loadRoster, type HeldSchedule } from './load-roster.ts';

/** Days of a person that are computed without being stored. */
export interface PreviewedPerson {
  personnelId: number;
  /** In order. */
  dates: readonly string[];
  /** Instants that would be punched beside those that were. */
  adding?: readonly string[];
}

interface Otherwise {
  /** Hours in place of those assigned. */
  under?: Schedule;
  /** Whether all devices count as whole, so that who did not punch was absent. */
  isWhole?: boolean;
}

/** What a day would come to, and by which hours. */
export interface PreviewedDay extends DtrDay {
  reasons: Reason[];
  schedule: { id: number | null; schedule: Schedule };
}

/**
 * Computes days by the same rules as the record, from the punches, schedules and modifiers of this moment, with what would be punched
 * beside them, or under other hours than those assigned. Nothing is stored. By the person; a day outside every appointment has no result.
 * A constant number of statements.
 */
export async function previewDays(
  { pool, clock }: Pick<Server, 'pool' | 'clock'>,
  people: readonly PreviewedPerson[],
  { under, isWhole = false }: Otherwise = {},
): Promise<Map<number, PreviewedDay[]>> {
  const asked = people.filter(({ dates }) => dates.length > 0);
  if (asked.length === 0) return new Map();
  const ids = asked.map(({ personnelId }) => personnelId);
  const days = asked.map(({ dates }) => dates.map(dayNumber));
  const range = { first: Math.min(...days.flat()), last: Math.max(...days.flat()) };
  const held = under && hold(null, under);
  const roster = held ? () => held : await loadRoster(pool, ids);
  const calendar = await loadCalendar(pool, { people: ids, ...range });
  const services = await loadServices(pool, ids, range);
  const persons = ids.map((id, at) => ({ id, days: days[at]! }));
  const punches = await loadPunches(pool, persons);
  const settings = await loadAgencySettings(pool, DAY_SETTINGS);
  const states = await loadStates(pool, ids, range, settings);
  const lacksData = isWhole ? undefined : await loadDeviceDays(pool, { people: persons, ...range, services, punches });
  const circumstances = { roster, calendar, settings, states, lacksData, since: -Infinity, now: minutesSince1970(clock.now()) };
  const found = new Map<number, PreviewedDay[]>();
  asked.forEach(({ personnelId: id, adding = [] }, at) => {
    const own = services.get(id) ?? [];
    const results: PreviewedDay[] = [];
    computePerson(
      { id, days: days[at]!, services: own, punches: withPunches(punches.get(id)!, adding) },
      circumstances,
      (_, day, __, result) => results.push(describeDay(day, result, roster(id, own.find((one) => holdsOn(one, day))!.officeId, day))),
    );
    found.set(id, results);
  });
  return found;
}

function withPunches(punched: Int32Array, adding: readonly string[]): Int32Array {
  if (adding.length === 0) return punched;
  return Int32Array.from([...punched, ...adding.map((at) => minutesSince1970(Temporal.Instant.from(at)))]).sort();
}

function describeDay(day: number, result: DayResult, { id, schedule }: HeldSchedule): PreviewedDay {
  const { amIn, amOut, pmIn, pmOut } = result.slots;
  return {
    date: dateOf(day),
    status: result.status,
    am_in: amIn?.minutes ?? null,
    am_out: amOut?.minutes ?? null,
    pm_in: pmIn?.minutes ?? null,
    pm_out: pmOut?.minutes ?? null,
    late_minutes: result.lateMinutes,
    late_times: result.lateTimes,
    undertime_minutes: result.undertimeMinutes,
    undertime_times: result.undertimeTimes,
    absent_thousandths: result.absentThousandths,
    night_minutes: result.nightMinutes,
    word: result.word,
    am_word: result.amWord,
    pm_word: result.pmWord,
    reasons: result.reasons,
    schedule: { id, schedule },
  };
}
