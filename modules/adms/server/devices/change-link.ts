import { sql } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findDevice } from '@talaan/attendance/server/public.ts';
import type { changeDeviceLink } from '../../contract/devices.ts';
import { hashKey } from '../receive/find-known.ts';

/** Sets the key and the networks of a device; 404 out of reach. The audit says whether it has a key, never which. */
export async function changeLink(
  call: Call<{ id: number }, unknown, z.output<typeof changeDeviceLink.body>>,
): Promise<{ message: string }> {
  const { db, actor, params, body } = call;
  const device = await findDevice(db, actor, params.id);
  const { rows } = await sql<{ networks: string[]; key_hash: string | null }>`
    select networks, key_hash from adms.link where device_id = ${device.id} for update`.execute(db);
  const before = rows[0];
  const keyHash = body.key === undefined ? (before?.key_hash ?? null) : body.key === '' ? null : hashKey(body.key);
  await writeAdmission(db, device.id, { networks: body.networks, keyHash });
  await recordChange(call, {
    action: 'change from where a device may send',
    subject: `attendance.device:${device.id}`,
    before: { networks: before?.networks ?? [], hasKey: Boolean(before?.key_hash) },
    after: { networks: body.networks, hasKey: keyHash !== null, keyChanged: keyHash !== (before?.key_hash ?? null) },
  });
  return { message: 'Saved. It holds within a second.' };
}

/** From where a device may send, and the hash of its key. */
export async function writeAdmission(
  db: Database,
  deviceId: number,
  { networks, keyHash }: { networks: string[]; keyHash: string | null },
) {
  await sql`
    insert into adms.link (device_id, networks, key_hash) values (${deviceId}, ${networks}::text[], ${keyHash})
    on conflict (device_id) do update set networks = excluded.networks, key_hash = excluded.key_hash,
      key_address = case when link.key_hash is distinct from excluded.key_hash then null else link.key_address end`.execute(db);
}
