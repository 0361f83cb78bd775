import type { Connection } from '@talaan/kernel/server/database/connection.ts';
import { dateOf, holdsOn } from './day-numbers.ts';
import type { Service } from './load-people.ts';
import type { DueDays } from './take-due-days.ts';

/** Whether nothing came of a day from the devices that somebody uses, and may still come. */
export type LacksData = (day: number, campusId: number, personnelId: number) => boolean;

/** So many days back the devices are looked at that a person used (section 5.1 step 8). */
const USED_WITHIN_DAYS = 60;
const MINUTES_OF_DAY = 1440;

interface Asked extends Pick<DueDays, 'people' | 'first' | 'last'> {
  services: ReadonlyMap<number, readonly Service[]>;
  punches: ReadonlyMap<number, Int32Array>;
}

/** From which devices something came on which days. What each person used is read only where some devices of a campus sent and others did not. */
export async function loadDeviceDays(client: Connection, asked: Asked): Promise<LacksData> {
  const ofCampus = await loadDevices(client);
  const sent = await loadSentDays(client, asked);
  const hasSent = (device: number, day: number) => sent.get(device)?.has(day) ?? false;
  const isMixed = (day: number, campusId: number) => {
    const devices = ofCampus.get(campusId) ?? [];
    return devices.some((one) => hasSent(one, day)) && !devices.every((one) => hasSent(one, day));
  };
  const used = await loadUsed(client, asked, findUndecided(asked, isMixed));
  return (day, campusId, personnelId) => {
    const devices = ofCampus.get(campusId) ?? [];
    const own = devices.filter((one) =>
      used
        .get(personnelId)
        ?.get(one)
        ?.some((at) => at < day && at >= day - USED_WITHIN_DAYS),
    );
    const looked = own.length > 0 ? own : devices;
    return looked.length > 0 && !looked.some((one) => hasSent(one, day));
  };
}

/** Devices in use by campus: from these a later upload or push may come. */
async function loadDevices(client: Connection): Promise<Map<number, number[]>> {
  const { rows } = await client.query<{ id: number; devices: number[] }>(
    `select campus_id as id, array_agg(id order by id) as devices from attendance.device_view where enabled group by 1`,
  );
  return new Map(rows.map(({ id, devices }) => [id, devices]));
}

async function loadSentDays(client: Connection, { first, last }: Asked): Promise<Map<number, Set<number>>> {
  const { rows } = await client.query<{ id: number; days: number[] }>(
    `select device_id as id, array_agg(date - date '1970-01-01') as days from attendance.device_day_view where date between $1::date and $2::date group by 1`,
    [dateOf(first), dateOf(last)],
  );
  return new Map(rows.map(({ id, days }) => [id, new Set(days)]));
}

/** People with a day without a punch of theirs on which it depends on the device that they use. */
function findUndecided({ people, services, punches }: Asked, isMixed: (day: number, campusId: number) => boolean): number[] {
  return people.flatMap(({ id, days }) => {
    const own = services.get(id) ?? [];
    const punched = new Set(Array.from(punches.get(id) ?? [], (minute) => Math.floor(minute / MINUTES_OF_DAY)));
    const depends = days.some((day) => {
      const service = punched.has(day) ? undefined : own.find((one) => holdsOn(one, day));
      return service !== undefined && isMixed(day, service.campusId);
    });
    return depends ? [id] : [];
  });
}

/** On which days these people used which devices. */
async function loadUsed(
  client: Connection,
  { first, last }: Asked,
  people: readonly number[],
): Promise<Map<number, Map<number, number[]>>> {
  const used = new Map<number, Map<number, number[]>>();
  const { rows } = await client.query<{ id: number; device: number; days: number[] }>(
    `select personnel_id as id, device_id as device, array_agg(distinct attendance.date_of(at) - date '1970-01-01') as days
     from attendance.person_punch where personnel_id = any($1) and device_id is not null
       and at >= attendance.start_of($2::date) and at < attendance.start_of($3::date) group by 1, 2`,
    [people, dateOf(first - USED_WITHIN_DAYS), dateOf(last)],
  );
  for (const { id, device, days } of rows) used.set(id, (used.get(id) ?? new Map<number, number[]>()).set(device, days));
  return used;
}
