import type { Connection } from './connection.ts';
import { ZONE } from '@talaan/kernel/server/clock.ts';
import { BOUNDS, daysBetween, type DayBounds, type Days } from './day-numbers.ts';
import type { DueDays } from './take-due-days.ts';

/** Where somebody served, from and to. */
export interface Service extends Days {
  officeId: number;
  campusId: number;
}

export async function loadServices(client: Connection, people: readonly number[]): Promise<Map<number, Service[]>> {
  const { rows } = await client.query<{ id: number; officeId: number; campusId: number } & DayBounds>(
    `select a.personnel_id as id, a.office_id as "officeId", o.campus_id as "campusId", ${BOUNDS}
     from personnel.appointment a join organization.office o on o.id = a.office_id where a.personnel_id = any($1)`,
    [people],
  );
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

/** The punches around the due days, in minutes since 1970 on the clock of the university, in order. */
export async function loadPunches(client: Connection, people: DueDays['people']): Promise<Map<number, Int32Array>> {
  const firsts = people.map((one) => one.days[0]!);
  const lasts = people.map((one) => one.days.at(-1)!);
  const { rows } = await client.query<[id: string, minutes: string | null]>({
    text: `
      select w.id, (
        select array_agg(floor(date_part('epoch', p.at at time zone $4) / 60)::integer) from attendance.person_punch p
        where p.personnel_id = w.id and not p.voided
          and p.at >= (date '1970-01-01' + w.first - 1)::timestamp at time zone $4
          and p.at < (date '1970-01-01' + w.last + 2)::timestamp at time zone $4
          -- The bounds of all, known before it plans, let PostgreSQL leave the other months alone.
          and p.at >= (date '1970-01-01' + $5::integer - 1)::timestamp at time zone $4
          and p.at < (date '1970-01-01' + $6::integer + 2)::timestamp at time zone $4
      )
      from unnest($1::integer[], $2::integer[], $3::integer[]) as w (id, first, last)`,
    values: [people.map((one) => one.id), firsts, lasts, ZONE, Math.min(...firsts), Math.max(...lasts)],
    rowMode: 'array',
    types: asText,
  });
  return new Map(rows.map(([id, minutes]) => [Number(id), readMinutes(minutes)]));
}

const COMMA = 44;
const ZERO = 48;

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
