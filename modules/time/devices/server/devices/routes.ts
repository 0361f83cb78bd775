import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { createDevice, mapDeviceUser, readDevice, unmapDeviceUser, updateDevice } from '../../contract/devices.ts';
import { listDevicesWithoutData, markDeviceWhole } from '../../contract/silent-days.ts';
import { addDevice, refuseForeignCampus, requireSerial } from './add-device.ts';
import { findSilentDevices, markWhole } from './silent-days.ts';
import { deviceRows, findDevice } from './device-rows.ts';
import { deviceUserRows } from './device-user-rows.ts';
import { mapPin, unmapPin } from './map-pin.ts';

export function mountDevices(server: Server): void {
  mount(server, listDevicesWithoutData, async (call) => ({ devices: await findSilentDevices(call) }));
  mount(server, markDeviceWhole, markWhole);
  mountRows(server, deviceRows);
  mount(server, readDevice, async ({ db, actor, params }) => ({ device: await findDevice(db, actor, params.id) }));
  mount(server, createDevice, async (call) => ({ device: await addDevice(call, call.body) }));

  mount(server, updateDevice, async (call) => {
    const { db, actor, params, body } = call;
    const before = await findDevice(db, actor, params.id);
    await refuseForeignCampus(db, actor, body);
    requireSerial(body);
    await db.updateTable('attendance.device').set(body).where('id', '=', params.id).execute();
    const after = await findDevice(db, actor, params.id);
    await recordChange(call, { action: 'change a device', subject: `attendance.device:${params.id}`, before, after });
    return { device: after };
  });

  mountRows(server, deviceUserRows);
  mount(server, mapDeviceUser, mapPin);
  mount(server, unmapDeviceUser, unmapPin);
}
