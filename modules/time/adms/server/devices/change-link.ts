import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { findDevice } from '@talaan/devices/server/public.ts';
import type { changeDeviceLink } from '../../contract/devices.ts';
import { hashKey } from '../receive/find-known.ts';

/** Sets the key and the networks of a device; 404 out of reach. The audit says whether it has a key, never which. */
export async function changeLink(call: CallOf<typeof changeDeviceLink>): Promise<{ message: string }> {
  const { db, actor, params, body } = call;
  const device = await findDevice(db, actor, params.id);
  const { before, after } = await setAdmission(db, device.id, body);
  await recordChange(call, {
    action: 'change from where a device may send',
    subject: `attendance.device:${device.id}`,
    before: { networks: before.networks, hasKey: before.keyHash !== null },
    after: { networks: after.networks, hasKey: after.keyHash !== null, keyChanged: after.keyHash !== before.keyHash },
  });
  return { message: 'Saved. It holds within a second.' };
}

interface Admission {
  networks: string[];
  keyHash: string | null;
}

interface WantedAdmission {
  /** Those before, where left out. */
  networks?: string[] | undefined;
  /** The one before, where left out; an empty one is taken away. */
  key?: string | undefined;
}

/** Sets from where a device may send, and its key; answers what held before and holds now. */
export async function setAdmission(
  db: Database,
  deviceId: number,
  { networks, key }: WantedAdmission,
): Promise<{ before: Admission; after: Admission }> {
  const { rows } = await sql<Admission>`
    select networks, key_hash as "keyHash" from adms.link where device_id = ${deviceId} for update`.execute(db);
  const before = rows[0] ?? { networks: [], keyHash: null };
  const after = { networks: networks ?? before.networks, keyHash: key === undefined ? before.keyHash : key === '' ? null : hashKey(key) };
  await sql`
    insert into adms.link (device_id, networks, key_hash) values (${deviceId}, ${after.networks}::text[], ${after.keyHash})
    on conflict (device_id) do update set networks = excluded.networks, key_hash = excluded.key_hash,
      key_address = case when link.key_hash is distinct from excluded.key_hash then null else link.key_address end`.execute(db);
  return { before, after };
}
