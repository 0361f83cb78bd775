import type { z } from 'zod';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { createDevice, mapDeviceUser, readDevice, unmapDeviceUser, updateDevice, type deviceFields } from '../../contract/devices.ts';
import { deviceRows, findDevice } from './device-rows.ts';
import { deviceUserRows } from './device-user-rows.ts';
import { mapPin, unmapPin } from './map-pin.ts';
import { reachesCampus } from './reach-campus.ts';

export function mountDevices(server: Server): void {
  mountRows(server, deviceRows);
  mount(server, readDevice, async ({ db, actor, params }) => ({ device: await findDevice(db, actor, params.id) }));

  mount(server, createDevice, async (call) => {
    const { db, actor, body } = call;
    await refuseForeignCampus(db, actor, body);
    const { id } = await db.insertInto('attendance.device').values(body).returning('id').executeTakeFirstOrThrow();
    await recordChange(call, { action: 'add a device', subject: `attendance.device:${id}`, after: body });
    return { device: await findDevice(db, actor, id) };
  });

  mount(server, updateDevice, async (call) => {
    const { db, actor, params, body } = call;
    const before = await findDevice(db, actor, params.id);
    await refuseForeignCampus(db, actor, body);
    await db.updateTable('attendance.device').set(body).where('id', '=', params.id).execute();
    const after = await findDevice(db, actor, params.id);
    await recordChange(call, { action: 'change a device', subject: `attendance.device:${params.id}`, before, after });
    return { device: after };
  });

  mountRows(server, deviceUserRows);
  mount(server, mapDeviceUser, mapPin);
  mount(server, unmapDeviceUser, unmapPin);
}

async function refuseForeignCampus(db: Database, actor: Actor, { campus_id }: z.output<typeof deviceFields>): Promise<void> {
  const campus = await db
    .selectFrom('organization.campus as c')
    .select('c.id')
    .where('c.id', '=', campus_id)
    .where(reachesCampus(actor, 'c.id'))
    .executeTakeFirst();
  if (!campus) throw invalid({ campus_id: ['There is no such campus.'] });
}
