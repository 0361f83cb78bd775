import { sql } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { addDevice, becomePushing, wallClock } from '@talaan/attendance/server/public.ts';
import type { approveUnknownDevice } from '../../contract/devices.ts';
import { queueCommands } from '../commands/queue-commands.ts';
import { readQuarantine } from '../receive/read-quarantine.ts';
import { tellScreens } from '../tell-screens.ts';

type Body = z.output<typeof approveUnknownDevice.body>;

/**
 * Makes a device of an unknown serial number. What it sent meanwhile is read by a job; what was stored on it before is asked for.
 * Errors: 404, 409 where another was quicker, 422.
 */
export async function approveUnknown(call: Call<{ serial: string }, unknown, Body>) {
  const { db, params, body, server, now, actor } = call;
  const { serial, state, first_seen_at: firstSeen } = await lockUnknown(call, params.serial);
  if (state === 'APPROVED') throw wrongState('Another person has approved it meanwhile.');
  if (!body.device_id && !body.fields) throw invalid({ name: ['Enter what the new device is called, or choose one that is on record.'] });
  const device = body.device_id
    ? await becomePushing(call, body.device_id, serial)
    : await addDevice(call, { ...body.fields!, serial, model: '', mode: 'push', enabled: true });
  await db
    .updateTable('adms.stranger')
    .set({ state: 'APPROVED', device_id: device.id, decided_by: actor.accountId, decided_at: now.toString() })
    .where('serial', '=', serial)
    .execute();
  await recordChange(call, {
    action: 'approve an unknown device',
    subject: `attendance.device:${device.id}`,
    before: { serial, state },
    after: { since: body.since },
  });
  await queueCommands(db, { now, accountId: actor.accountId }, [
    {
      deviceId: device.id,
      order: { kind: 'QUERY_PUNCHES', from: `${body.since} 00:00:00`, to: wallClock(Temporal.Instant.from(firstSeen)) },
    },
    { deviceId: device.id, order: { kind: 'INFO' } },
  ]);
  const job = await startJob(call, readQuarantine, `What ${device.name} sent before it was approved`, { serial, deviceId: device.id });
  tellScreens(server);
  return { device, job };
}

/** Rejects it and deletes what it sent. Errors: 404, 409. */
export async function rejectUnknown(call: Call<{ serial: string }>): Promise<{ message: string }> {
  const { db, params, server, now, actor } = call;
  const { serial, state, posts } = await lockUnknown(call, params.serial);
  if (state !== 'PENDING') throw wrongState('Another person has decided it meanwhile.');
  await db.deleteFrom('adms.quarantine').where('serial', '=', serial).execute();
  await db
    .updateTable('adms.stranger')
    .set({ state: 'REJECTED', posts: 0, bytes: 0, decided_by: actor.accountId, decided_at: now.toString() })
    .where('serial', '=', serial)
    .execute();
  await recordChange(call, { action: 'reject an unknown device', subject: `adms.stranger:${serial}`, before: { posts } });
  tellScreens(server);
  return { message: `${serial} was rejected. What it sent was deleted.` };
}

async function lockUnknown({ db }: Pick<Call, 'db'>, serial: string) {
  const { rows } = await sql<{ serial: string; state: string; first_seen_at: string; posts: number }>`
    select serial, state, first_seen_at, posts from adms.stranger where serial = ${serial.toUpperCase()} for update`.execute(db);
  if (!rows[0]) throw notFound('There is no such serial number.');
  return rows[0];
}
