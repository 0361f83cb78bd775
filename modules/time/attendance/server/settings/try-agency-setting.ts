import { monthName } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type * as contract from '../../contract/management.ts';
import { dayNumber } from '../../rules/calendar.ts';
import { DAY_SETTINGS } from '../../rules/settings.ts';
import type { AttendanceSettings, DayResult } from '../../rules/types.ts';
import { minutesSince1970 } from '../compute/compute-due-days.ts';
import { computePerson, type Circumstances, type PersonDays } from '../compute/compute-person.ts';
import { dateOf } from '../compute/day-numbers.ts';
import { loadCalendar } from '../compute/load-calendar.ts';
import { loadPunches, loadServices, loadStates } from '../compute/load-people.ts';
import { loadDeviceDays } from '../compute/load-device-days.ts';
import { loadRoster } from '../compute/load-roster.ts';
import { requireWithin } from './change-agency-setting.ts';
import { findAgencySetting } from './find-agency-setting.ts';
import { loadAgencySettings } from '../read-agency-settings.ts';

/** A value that is tried on the days of a month. */
interface Trial {
  name: string;
  value: number;
  month: string;
}

/** What would change: the result of the job. */
interface TrialResult {
  [figure: string]: unknown;
  people: number;
  days: number;
  changed_people: number;
  changed_days: number;
  late_minutes: number;
  undertime_minutes: number;
  late_times: number;
  undertime_times: number;
  absent_thousandths: number;
}

const PEOPLE_AT_ONCE = 500;

/** So many people are loaded and computed at once; days of a whole university are some seconds of work. */
export const trySettingJob: Job<Trial> = {
  kind: 'attendance.try-setting',
  run: async ({ server, progress }, trial) => {
    const { rows } = await server.pool.query<{ ids: number[] | null }>(
      `select array_agg(distinct personnel_id order by personnel_id) as ids from personnel.appointment_view
       where during && daterange($1::date, ($1::date + interval '1 month')::date)`,
      [`${trial.month}-01`],
    );
    const ids = rows[0]?.ids ?? [];
    const sum = nothing();
    for (let from = 0; from < ids.length; from += PEOPLE_AT_ONCE) {
      await tryOn(server, ids.slice(from, from + PEOPLE_AT_ONCE), trial, sum);
      await progress(Math.min(from + PEOPLE_AT_ONCE, ids.length), ids.length);
    }
    return sum;
  },
};

/** Starts it for last month. Errors: 404; 422 beyond the limits, and for a setting by which no days are computed. */
export async function trySetting(call: CallOf<typeof contract.tryAgencySetting>): Promise<AnswerOf<typeof contract.tryAgencySetting>> {
  const { server, db, actor, today, params, body } = call;
  const { part, setting } = findAgencySetting(server, params);
  requireWithin(setting, body.value);
  if (part.module !== DAY_SETTINGS.module) throw invalid({ value: ['No days are computed by this setting.'] });
  const month = Temporal.PlainDate.from(today).subtract({ months: 1 }).toString().slice(0, 7);
  const title = `${setting.title}: ${monthName(month)} with ${body.value}`;
  return { job: await startJob({ server, db, actor }, trySettingJob, title, { name: params.name, value: body.value, month }) };
}

async function tryOn({ pool, clock }: Server, ids: readonly number[], { name, value, month }: Trial, sum: TrialResult): Promise<void> {
  const first = dayNumber(`${month}-01`);
  const days = Array.from({ length: Temporal.PlainYearMonth.from(month).daysInMonth }, (_, at) => first + at);
  const last = days.at(-1)!;
  const settings = await loadAgencySettings(pool, DAY_SETTINGS);
  const tried = (date: string): AttendanceSettings => ({ ...settings(date), [name]: value });
  const services = await loadServices(pool, ids, { first, last });
  const people = ids.map((id) => ({ id, days }));
  const punches = await loadPunches(pool, people);
  const shared = {
    lacksData: await loadDeviceDays(pool, { people, first, last, services, punches }),
    roster: await loadRoster(pool, ids),
    calendar: await loadCalendar(pool, { people: ids, first, last }),
    since: -Infinity,
    now: minutesSince1970(clock.now()),
    states: await loadStates(pool, ids, { first, last }, (date) => (value === 1 ? tried(date) : settings(date))),
  };
  for (const id of ids) {
    const person = { id, days, services: services.get(id) ?? [], punches: punches.get(id)! };
    compare(resultsOf(person, { ...shared, settings }), resultsOf(person, { ...shared, settings: tried }), sum);
  }
}

function resultsOf(person: PersonDays, circumstances: Circumstances): Map<string, DayResult> {
  const results = new Map<string, DayResult>();
  computePerson(person, circumstances, (_id, day, _schedule, result) => results.set(dateOf(day), result));
  return results;
}

/** Adds to the sum what differs of one person. */
function compare(before: ReadonlyMap<string, DayResult>, after: ReadonlyMap<string, DayResult>, sum: TrialResult): void {
  let changed = 0;
  for (const [date, one] of before) {
    const other = after.get(date)!;
    sum.late_minutes += other.lateMinutes - one.lateMinutes;
    sum.undertime_minutes += other.undertimeMinutes - one.undertimeMinutes;
    sum.late_times += other.lateTimes - one.lateTimes;
    sum.undertime_times += other.undertimeTimes - one.undertimeTimes;
    sum.absent_thousandths += other.absentThousandths - one.absentThousandths;
    changed += Number(figuresOf(one) !== figuresOf(other));
  }
  sum.people += Number(before.size > 0);
  sum.days += before.size;
  sum.changed_days += changed;
  sum.changed_people += Number(changed > 0);
}

function figuresOf({ status, lateMinutes, undertimeMinutes, lateTimes, undertimeTimes, absentThousandths }: DayResult): string {
  return [status, lateMinutes, undertimeMinutes, lateTimes, undertimeTimes, absentThousandths].join(' ');
}

function nothing(): TrialResult {
  return {
    people: 0,
    days: 0,
    changed_people: 0,
    changed_days: 0,
    late_minutes: 0,
    undertime_minutes: 0,
    late_times: 0,
    undertime_times: 0,
    absent_thousandths: 0,
  };
}
