import type { z } from 'zod';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Device, deviceFields } from '../../contract/devices.ts';
import { findDevice } from './device-rows.ts';
import { reachesCampus } from './reach-campus.ts';

type AddingCall = Pick<Call, 'db' | 'actor' | 'now' | 'requestId' | 'inPlaceOf'>;

/** Adds a device on a campus within the caller's reach. Errors: 422 on its campus, number or serial. */
export async function addDevice(call: AddingCall, body: z.output<typeof deviceFields>): Promise<Device> {
  const { db, actor } = call;
  await refuseForeignCampus(db, actor, body);
  requireSerial(body);
  const { id } = await db.insertInto('attendance.device').values(body).returning('id').executeTakeFirstOrThrow();
  await recordChange(call, { action: 'add a device', subject: `attendance.device:${id}`, after: body });
  return findDevice(db, actor, id);
}

/** A device that the caller looks after sends by itself from now on, with this serial number. Errors: 404, 422 on its serial. */
export async function becomePushing(call: AddingCall, id: number, serial: string): Promise<Device> {
  const { db, actor } = call;
  const before = await findDevice(db, actor, id);
  await db.updateTable('attendance.device').set({ serial, mode: 'push', enabled: true }).where('id', '=', id).execute();
  const after = await findDevice(db, actor, id);
  await recordChange(call, { action: 'change a device', subject: `attendance.device:${id}`, before, after });
  return after;
}

/** A device that sends by itself is known by its serial number alone. Error: 422. */
export function requireSerial({ mode, serial }: Pick<z.output<typeof deviceFields>, 'mode' | 'serial'>): void {
  if (mode === 'push' && !serial) throw invalid({ serial: ['A device that sends automatically is known by its serial number. Enter it.'] });
}

export async function refuseForeignCampus(db: Database, actor: Actor, { campus_id }: z.output<typeof deviceFields>): Promise<void> {
  const campus = await db
    .selectFrom('organization.campus_view as c')
    .select('c.id')
    .where('c.id', '=', campus_id)
    .where(reachesCampus(actor, 'c.id'))
    .executeTakeFirst();
  if (!campus) throw invalid({ campus_id: ['There is no such campus.'] });
}
