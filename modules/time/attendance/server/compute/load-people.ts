import type { Connection } from '@talaan/kernel/server/database/connection.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { PLANNED_EACH_TIME } from '@talaan/kernel/server/database/prepared-statements.ts';
import type { AttendanceSettings } from '../../rules/types.ts';
import { BOUNDS, dateOf, daysBetween, type DayBounds, type DayRange, type Days } from './day-numbers.ts';
import type { DueDays } from './take-due-days.ts';

/** Where somebody served, from and to. */
export interface Service extends Days {
  officeId: number;
  campusId: number;
}

export type ServiceRow = { id: number; officeId: number; campusId: number } & DayBounds;

/** Where the people `$1` served from the day before `$2` to the day after `$3`. */
export const SERVICES = `
  select a.personnel_id as id, a.office_id as "officeId", o.campus_id as "campusId", ${BOUNDS}
  from unnest($1::integer[]) w (id)
  join personnel.appointment_view a on a.personnel_id = w.id
    and a.during && daterange(date '1970-01-01' + $2::integer - 1, date '1970-01-01' + $3::integer + 2)
  join organization.office_view o on o.id = a.office_id`;

/** Where these people served on days, the day before and the day after them. Planned for how many they are: for one by an index, for all as a set. */
export async function loadServices(
  client: Connection,
  people: readonly number[],
  { first, last }: DayRange,
): Promise<Map<number, Service[]>> {
  const { rows } = await client.query<ServiceRow>(`${PLANNED_EACH_TIME} ${SERVICES}`, [people, first, last]);
  return servicesOf(rows);
}

export function servicesOf(rows: readonly ServiceRow[]): Map<number, Service[]> {
  const services = new Map<number, Service[]>();
  for (const { id, officeId, campusId, ...bounds } of rows) {
    const service = { officeId, campusId, ...daysBetween(bounds) };
    const known = services.get(id);
    if (known) known.push(service);
    else services.set(id, [service]);
  }
  return services;
}

/** Punches as they come: one text of minutes since 1970 a person, read without a value for each. */
const asText = { getTypeParser: () => (text: string) => text };

const MINUTES = `array_agg(floor(date_part('epoch', p.at at time zone $1) / 60)::integer)`;
/** The bounds of all, known before it plans, let PostgreSQL leave the other months alone. */
const AROUND_ALL = `p.at >= (date '1970-01-01' + $2::integer - 1)::timestamp at time zone $1
  and p.at < (date '1970-01-01' + $3::integer + 2)::timestamp at time zone $1`;

/** As one set: half the work of going from person to person. */
const OF_ALL = `
  select p.personnel_id, ${MINUTES} from attendance.person_punch p
  where p.personnel_id = any($4::integer[]) and not p.voided and ${AROUND_ALL} group by p.personnel_id`;

/** Each person's own days alone, where they are few among those of all. */
const OF_EACH = `
  select w.id, (
    select ${MINUTES} from attendance.person_punch p
    where p.personnel_id = w.id and not p.voided
      and p.at >= (date '1970-01-01' + w.first - 1)::timestamp at time zone $1
      and p.at < (date '1970-01-01' + w.last + 2)::timestamp at time zone $1 and ${AROUND_ALL}
  )
  from unnest($4::integer[], $5::integer[], $6::integer[]) as w (id, first, last)`;

/** The punches around the due days, in minutes since 1970 on the clock of the university, in order. One statement for any number of people. */
export async function loadPunches(client: Connection, people: DueDays['people']): Promise<Map<number, Int32Array>> {
  const ids = people.map((one) => one.id);
  const firsts = people.map((one) => one.days[0]!);
  const lasts = people.map((one) => one.days.at(-1)!);
  const [first, last] = [Math.min(...firsts), Math.max(...lasts)];
  const { rows } = await client.query<[id: string, minutes: string | null]>({
    ...(isMostlyShared(firsts, lasts)
      ? { text: OF_ALL, values: [ZONE, first, last, ids] }
      : { text: OF_EACH, values: [ZONE, first, last, ids, firsts, lasts] }),
    rowMode: 'array',
    types: asText,
  });
  const read = new Map(rows.map(([id, minutes]) => [Number(id), readMinutes(minutes)]));
  return new Map(ids.map((id) => [id, read.get(id) ?? new Int32Array(0)]));
}

/** Whether people's own days, with the one before and after, are at least half of what lies between the first and the last of all. */
function isMostlyShared(firsts: readonly number[], lasts: readonly number[]): boolean {
  const own = firsts.reduce((sum, first, at) => sum + lasts[at]! - first + 3, 0);
  return 2 * own >= firsts.length * (Math.max(...lasts) - Math.min(...firsts) + 3);
}

const COMMA = 44;
const ZERO = 48;

/** The key pressed with a punch of a person, by the minute since 1970 of the punch. */
export type PunchStates = (id: number, minute: number) => number | undefined;

/** The keys of punches around days, where the settings of one of these ask for them; otherwise nothing is read. */
export async function loadStates(
  client: Connection,
  people: readonly number[],
  { first, last }: DayRange,
  settings: (date: string) => Pick<AttendanceSettings, 'useState'>,
): Promise<PunchStates | undefined> {
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (!days.some((day) => settings(dateOf(day)).useState === 1)) return undefined;
  const { rows } = await client.query<{ id: number; minute: number; status: number }>(
    `select p.personnel_id as id, floor(date_part('epoch', p.at at time zone $4) / 60)::integer as minute, p.status
     from attendance.person_punch p where p.personnel_id = any($1) and not p.voided and p.status is not null
       and p.at >= (date '1970-01-01' + $2::integer - 1)::timestamp at time zone $4
       and p.at < (date '1970-01-01' + $3::integer + 2)::timestamp at time zone $4 order by p.at`,
    [people, first, last, ZONE],
  );
  const known = new Map<number, Map<number, number>>();
  for (const { id, minute, status } of rows) {
    const own = known.get(id) ?? new Map<number, number>();
    known.set(id, own.set(minute, status));
  }
  return (id, minute) => known.get(id)?.get(minute);
}

/** `{29712345,29712350}` as sorted numbers. */
function readMinutes(text: string | null): Int32Array {
  if (!text) return new Int32Array(0);
  const minutes = new Int32Array(text.length / 2);
  let count = 0;
  let value = 0;
  for (let index = 1; index < text.length - 1; index++) {
    const code = text.charCodeAt(index);
    if (code === COMMA) {
      minutes[count++] = value;
      value = 0;
    } else value = value * 10 + code - ZERO;
  }
  minutes[count++] = value;
  return minutes.slice(0, count).sort();
}
