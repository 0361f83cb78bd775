import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { findDevice } from '@talaan/devices/server/public.ts';
import { ASKABLE, type askDevice as askDeviceCall } from '../../contract/commands.ts';
import type { Order } from '../../rules/write-command.ts';
import { refreshScreens } from '../refresh-screens.ts';
import { queueCommands } from './queue-commands.ts';

/** Sends a command to a device. Errors: 404, 409 where it does not send by itself. */
export async function askDevice(call: CallOf<typeof askDeviceCall>): Promise<{ message: string }> {
  const { db, actor, params, body, server, now } = call;
  const device = await findDevice(db, actor, params.id);
  if (device.mode !== 'push' || !device.enabled) throw wrongState('Only a device in use that sends automatically can be asked.');
  await queueCommands(db, { now, accountId: actor.accountId }, [{ deviceId: device.id, order: orderOf(body) }]);
  await recordChange(call, { action: 'ask a device', subject: `attendance.device:${device.id}`, after: body });
  refreshScreens(server);
  return { message: `“${ASKABLE[body.kind]}” is queued: ${device.name} takes it with its next poll.` };
}

function orderOf({ kind, from, to }: BodyOf<typeof askDeviceCall>): Order {
  if (kind === 'QUERY_PUNCHES' || kind === 'COUNT_PUNCHES') return { kind, from: `${from} 00:00:00`, to: `${to} 23:59:59` };
  return { kind };
}
