import type { ClientBase } from 'pg';
import type { LeaveType } from '../rules/leave-type.ts';
import type { LeaveDate } from '../rules/parts.ts';
import { TYPE_SEEDS } from '../rules/type-seeds.ts';
import { findLeavePeople, type FoundPerson } from './leave-people.ts';
import { PLANNED_LEAVE, type PlannedLeave } from './planned-leave.ts';

export function whoOf(people: readonly FoundPerson[], who: PlannedLeave['who']): FoundPerson | undefined {
  const others = people.filter(({ account }) => account === null);
  if (who === 'mother') return others.findLast(({ sex }) => sex === 'Female');
  if (who === 'father') return others.findLast(({ sex }) => sex === 'Male');
  return typeof who === 'number' ? others[who] : people.find(({ account }) => account === who);
}

/** Days of leave without pay that the plan has taken, in thousandths, by `person:YYYY-MM`; the close of these months finds them. */
export async function plannedWithoutPay(client: ClientBase, today: Temporal.PlainDate): Promise<ReadonlyMap<string, number>> {
  const people = await findLeavePeople(client, today.toString());
  const type = TYPE_SEEDS.find(({ code }) => code === 'LWOP')!;
  const found = new Map<string, number>();
  for (const planned of PLANNED_LEAVE.filter(({ type: code, state }) => code === 'LWOP' && state === 'TAKEN')) {
    const person = whoOf(people, planned.who);
    if (!person) continue;
    for (const { date } of await datesOf(client, today.add({ days: planned.inDays }), planned, type)) {
      const key = `${person.id}:${date.slice(0, 7)}`;
      found.set(key, (found.get(key) ?? 0) + 1000);
    }
  }
  return found;
}

export async function datesOf(
  client: ClientBase,
  first: Temporal.PlainDate,
  planned: PlannedLeave,
  { unit }: LeaveType,
): Promise<LeaveDate[]> {
  if (unit !== 'CALENDAR') return workingDates(client, first, planned);
  return Array.from({ length: planned.days }, (_, n) => ({ date: first.add({ days: n }).toString(), part: 'DAY' }));
}

/** Weekdays from a day on that are no holidays. */
async function workingDates(client: ClientBase, first: Temporal.PlainDate, { days, part }: PlannedLeave): Promise<LeaveDate[]> {
  const { rows } = await client.query<{ date: string }>(
    `select day::date::text as date from generate_series($1::timestamp, $1::timestamp + interval '60 days', interval '1 day') day
     where extract(isodow from day) < 6 and not exists (select from attendance.holiday_view h where h.date = day::date) order by 1 limit $2`,
    [first.toString(), days],
  );
  return rows.map(({ date }) => ({ date, part: part ?? 'DAY' }));
}
