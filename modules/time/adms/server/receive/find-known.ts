import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { isWithinNetworks } from './networks.ts';

/** A device that HR has: it pushes, and is known by its serial number. */
export interface KnownDevice {
  id: number;
  enabled: boolean;
  keyHash: string | null;
  keyAddress: string | null;
  networks: string[];
  /** From where it was heard so far, or HR accepted it. */
  addresses: string[];
  attlogStamp: string;
  operlogStamp: string;
}

/** The devices of serial numbers (in capitals), in their order; undefined for an unknown one. */
export async function findKnown(db: Database, serials: readonly string[]): Promise<(KnownDevice | undefined)[]> {
  const { rows } = await sql<KnownDevice & { serial: string }>`
    select upper(d.serial) as serial, d.id, d.enabled, l.key_hash as "keyHash", l.key_address as "keyAddress",
      coalesce(l.networks, '{}') as networks,
      array(select a.address from adms.address a where a.device_id = d.id and a.state = 'KNOWN') as addresses, coalesce(l.attlog_stamp, '') as "attlogStamp", coalesce(l.operlog_stamp, '') as "operlogStamp"
    from attendance.device_view d left join adms.link l on l.device_id = d.id
    where upper(d.serial) = any(${serials}::text[]) and d.mode = 'push'`.execute(db);
  const known = new Map(rows.map((row) => [row.serial, row]));
  return serials.map((serial) => known.get(serial));
}

/** Whether nothing but its serial number, and from where it was heard so far, tells a device from what sends in its name. */
export function isKnownByAddress({ keyHash, networks }: Pick<KnownDevice, 'keyHash' | 'networks'>): boolean {
  return keyHash === null && networks.length === 0;
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

interface Asking {
  address: string;
  /** Empty where none came. */
  key: string;
}

/**
 * Why a request is refused, in words; null where it is not. A device that can send its key with the hello alone (`pushcommkey`) is known by the
 * address from which the key came.
 */
export function findRefusal(device: KnownDevice, { address, key }: Asking): string | null {
  if (!device.enabled) return 'It is switched off in Talaan, so that its punches wait on the device. Switch it on in its settings.';
  if (!isWithinNetworks(address, device.networks))
    return `It sent from ${address}, which is in none of its networks. Correct the networks in its settings, or see what sends with its serial number.`;
  if (device.keyHash === null) return null;
  if (key !== '')
    return isSame(hashKey(key), device.keyHash) ? null : 'It sent a wrong key. Enter the same key on the device and in its settings.';
  return device.keyAddress === address ? null : 'It sent without its key. Enter the key on the device, or take it out of its settings.';
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
