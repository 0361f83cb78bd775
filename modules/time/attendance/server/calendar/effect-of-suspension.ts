import type { Server } from '@talaan/kernel/server/server.ts';
import { suspensionModifier } from '@talaan/calendar/rules/calendar-modifier.ts';
import type { EffectsOnDays } from '@talaan/calendar/server/public.ts';
import { dayNumber } from '../../rules/calendar.ts';
import { DAY_SETTINGS } from '../../rules/settings.ts';
import type { DayModifier, DayResult } from '../../rules/types.ts';
import { minutesSince1970 } from '../compute/compute-due-days.ts';
import { computePerson, type Circumstances } from '../compute/compute-person.ts';
import { loadCalendar } from '../compute/load-calendar.ts';
import { loadPunches, loadServices, loadStates } from '../compute/load-people.ts';
import { loadDeviceDays } from '../compute/load-device-days.ts';
import { loadRoster } from '../compute/load-roster.ts';
import { loadAgencySettings } from '../read-agency-settings.ts';

type OfSuspension = EffectsOnDays['ofSuspension'];
type Plan = Parameters<OfSuspension>[1];
type Preview = Awaited<ReturnType<OfSuspension>>;
type Affected = Preview['total'];

interface ServingEmployee {
  id: number;
  office_id: number;
  office: string;
  campus: string;
  is_locked: boolean;
}

/** Computes the day of everybody concerned without and with the suspension, and counts what comes out otherwise. Days of locked months are not computed. */
export const effectOfSuspension: OfSuspension = async ({ pool, clock }, plan) => {
  const { rows: servants } = await pool.query<ServingEmployee>(
    `select s.personnel_id as id, o.id as office_id, o.fullname as office, c.name as campus,
       exists (select from attendance.locked_days l where l.personnel_id = s.personnel_id and l.during @> $1::date) as is_locked
     from attendance.suspended_people($1, $2, $3, $4, $5, $6, $7) s
     join organization.office_view o on o.id = s.office_id join organization.campus_view c on c.id = o.campus_id order by c.id, o.tree_from`,
    [
      plan.date,
      plan.campus_id ?? null,
      plan.track ?? null,
      plan.office_ids ?? [],
      plan.exempt_office_ids ?? [],
      plan.exempt_position_ids ?? [],
      plan.exempt_personnel_ids ?? [],
    ],
  );
  const offices = new Map<number, Preview['offices'][number]>();
  for (const { office_id, office, campus } of servants) {
    if (!offices.has(office_id)) offices.set(office_id, { office_id, office, campus, ...nobody() });
    offices.get(office_id)!.people += 1;
  }
  const officeOf = new Map(servants.map((servant) => [servant.id, offices.get(servant.office_id)!]));
  const day = dayNumber(plan.date);
  const open = servants.filter((servant) => !servant.is_locked).map(({ id }) => id);
  if (open.length > 0 && plan.date <= clock.today()) {
    const [before, after] = await computeBoth(pool, open, day, plan, minutesSince1970(clock.now()));
    for (const [id, result] of after) count(officeOf.get(id)!, before.get(id)!, result);
  }
  const exempt = (await countInScope(pool, plan)) - servants.length;
  return {
    total: [...offices.values()].reduce(add, nobody()),
    exempt,
    locked: servants.length - open.length,
    offices: [...offices.values()],
  };
};

async function countInScope(pool: Server['pool'], plan: Plan): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from attendance.suspended_people($1, $2, $3, $4, '{}', '{}', '{}')`,
    [plan.date, plan.campus_id ?? null, plan.track ?? null, plan.office_ids ?? []],
  );
  return rows[0]!.count;
}

async function computeBoth(
  pool: Server['pool'],
  ids: readonly number[],
  day: number,
  plan: Plan,
  now: number,
): Promise<[Map<number, DayResult>, Map<number, DayResult>]> {
  const roster = await loadRoster(pool, ids);
  const standing = await loadCalendar(pool, { people: ids, first: day, last: day }, plan.instead_of ?? null);
  const services = await loadServices(pool, ids, { first: day, last: day });
  const people = ids.map((id) => ({ id, days: [day] }));
  const punches = await loadPunches(pool, people);
  const lacksData = await loadDeviceDays(pool, { people, first: day, last: day, services, punches });
  const settings = await loadAgencySettings(pool, DAY_SETTINGS);
  const states = await loadStates(pool, ids, { first: day, last: day }, settings);
  const added: DayModifier = suspensionModifier({ from_minute: plan.from_minute ?? null, to_minute: plan.to_minute ?? null, reason: '' });
  const suspended: Circumstances = {
    roster,
    calendar: (...on) => [...standing(...on), added],
    settings,
    states,
    lacksData,
    since: -Infinity,
    now,
  };
  const plain: Circumstances = { roster, calendar: standing, settings, states, lacksData, since: -Infinity, now };
  const results = [plain, suspended].map((circumstances) => {
    const days = new Map<number, DayResult>();
    for (const id of ids) {
      computePerson(
        { id, days: [day], services: services.get(id) ?? [], punches: punches.get(id)! },
        circumstances,
        (person, _day, _schedule, result) => days.set(person, result),
      );
    }
    return days;
  });
  return [results[0]!, results[1]!];
}

function count(office: Affected, before: DayResult, after: DayResult): void {
  const absence = before.absentThousandths !== after.absentThousandths;
  const late = before.lateMinutes !== after.lateMinutes;
  const undertime = before.undertimeMinutes !== after.undertimeMinutes;
  office.absences += Number(absence);
  office.lates += Number(late);
  office.undertimes += Number(undertime);
  office.changed += Number(absence || late || undertime || before.status !== after.status);
}

function nobody(): Affected {
  return { people: 0, changed: 0, absences: 0, lates: 0, undertimes: 0 };
}

function add(sum: Affected, office: Affected): Affected {
  return {
    people: sum.people + office.people,
    changed: sum.changed + office.changed,
    absences: sum.absences + office.absences,
    lates: sum.lates + office.lates,
    undertimes: sum.undertimes + office.undertimes,
  };
}
