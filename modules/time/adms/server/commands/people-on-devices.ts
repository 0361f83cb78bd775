import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { reachesCampus } from '@talaan/devices/server/public.ts';
import { choosePeople } from '@talaan/personnel/server/public.ts';
import type { putPeopleOnDevices, takePinsOffDevices } from '../../contract/commands.ts';
import { refreshScreens } from '../refresh-screens.ts';
import { queueCommands } from './queue-commands.ts';

const MOST = 500;

/** Puts people on devices: each of their PINs of today, with name and card. Errors: 404 for a person out of reach, 422 for a device that does not push. */
export async function putPeople(call: CallOf<typeof putPeopleOnDevices>): Promise<{ message: string }> {
  const { db, body, server, now, actor, today } = call;
  const people = await choosePeople(call, { people: body.people }, { groups: ['EDATSADMIN'], atMost: MOST });
  const devices = await findPushing(call, body.devices);
  if (body.card && people.length > 1) throw invalid({ card: ['A card belongs to one person. Choose one person alone.'] });
  const { rows: pins } = await sql<{ personnel_id: number; pin: string; card: string | null }>`
    select h.personnel_id, h.pin, (select u.card from adms.device_user u where u.pin = h.pin and u.card <> '' limit 1) as card
    from personnel.device_pin_view h where h.personnel_id = any(${people.map(({ id }) => id)}) and h.during @> ${today}::date
    order by h.personnel_id, h.pin`.execute(db);
  if (pins.length === 0) throw invalid({ people: ['None of them holds a PIN. Assign one on the personnel record first.'] });
  const nameOf = new Map(people.map(({ id, fullname }) => [id, fullname]));
  await queueCommands(
    db,
    { now, accountId: actor.accountId },
    devices.flatMap(({ id }) =>
      pins.map(({ personnel_id, pin, card }) => ({
        deviceId: id,
        personnelId: personnel_id,
        order: { kind: 'PUT_USER' as const, pin, name: nameOf.get(personnel_id)!, card: body.card ?? card ?? '' },
      })),
    ),
  );
  await recordChange(call, {
    action: 'put people on devices',
    subject: `attendance.device:${devices.map(({ id }) => id).join(',')}`,
    personnelId: people.length === 1 ? people[0]!.id : null,
    after: { pins: pins.map(({ pin }) => pin) },
  });
  refreshScreens(server);
  const without = people.length - new Set(pins.map(({ personnel_id }) => personnel_id)).size;
  const left = without === 0 ? '' : ` ${countOf(without, 'person')} without a PIN ${without === 1 ? 'was' : 'were'} left out.`;
  return { message: `${countOf(pins.length, 'PIN')} will be put on ${countOf(devices.length, 'device')}.${left}` };
}

/** Takes PINs off devices. Errors: 422 for a device that does not push. */
export async function takePinsOff(call: CallOf<typeof takePinsOffDevices>): Promise<{ message: string }> {
  const { db, body, server, now, actor } = call;
  const devices = await findPushing(call, body.devices);
  const pins = [...new Set(body.pins)];
  await queueCommands(
    db,
    { now, accountId: actor.accountId },
    devices.flatMap(({ id }) => pins.map((pin) => ({ deviceId: id, order: { kind: 'REMOVE_USER' as const, pin } }))),
  );
  await recordChange(call, {
    action: 'take PINs off devices',
    subject: `attendance.device:${devices.map(({ id }) => id).join(',')}`,
    before: { pins },
  });
  refreshScreens(server);
  return { message: `${countOf(pins.length, 'PIN')} will be taken off ${countOf(devices.length, 'device')}.` };
}

async function findPushing({ db, actor }: Pick<Call, 'db' | 'actor'>, ids: readonly number[]): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from attendance.device_view d
    where d.id = any(${ids}::integer[]) and d.mode = 'push' and d.enabled and ${reachesCampus(actor, 'd.campus_id')} order by d.id`.execute(
    db,
  );
  if (rows.length < new Set(ids).size) throw invalid({ devices: ['Choose devices that send automatically and are in use.'] });
  return rows;
}

/**
 * Takes the PINs of people off the devices on which they are, once no one who serves, today or later, holds them: by a job each night for
 * all, at once for those whose service or PIN changed. PINs that never were anybody’s stay, such as that of the device’s administrator.
 */
export async function takeOffWhoLeft(
  db: Database,
  { now, today }: { now: Temporal.Instant; today: string },
  people?: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ device_id: number; pin: string; personnel_id: number }>`
    select u.device_id, u.pin, held.personnel_id
    from adms.device_user u
    join attendance.device_view d on d.id = u.device_id and d.enabled and d.mode = 'push'
    join lateral (select h.personnel_id from personnel.device_pin_view h where h.pin = u.pin order by h.during desc limit 1) held on true
    where (${people === undefined} or u.pin in (select pin from personnel.device_pin_view where personnel_id = any(${people ?? []}::integer[])))
      and not exists (
        select from personnel.device_pin_view h
        join personnel.appointment_view a on a.personnel_id = h.personnel_id and a.during && daterange(${today}, null)
        where h.pin = u.pin and h.during && daterange(${today}, null))
      and not exists (
        select from adms.command c
        where c.device_id = u.device_id and c.pin = u.pin and c.kind = 'REMOVE_USER' and c.state in ('QUEUED', 'SENT'))
    order by u.device_id, u.pin`.execute(db);
  await queueCommands(
    db,
    { now, accountId: null },
    rows.map(({ device_id, pin, personnel_id }) => ({
      deviceId: device_id,
      personnelId: personnel_id,
      order: { kind: 'REMOVE_USER', pin },
    })),
  );
  return rows.length;
}
