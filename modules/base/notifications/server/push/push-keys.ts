import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { openBytes, sealBytes } from '@talaan/kernel/server/audit/seal-bytes.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import { readKeyFor } from '@talaan/kernel/server/installation/sealing-key.ts';
import type { SealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

const USE = 'notifications: push';

export interface PushKeys {
  /** What browsers subscribe with; the push service knows by it that a message is from this installation (RFC 8292). */
  publicKey: string;
  privateKey: string;
}

/** The keys of this installation, made when they are first asked for and sealed as its other secrets; two who ask at once get the same. */
export async function readPushKeys({ settings, clock }: Pick<Server, 'settings' | 'clock'>, db: Database): Promise<PushKeys> {
  const key = await readKeyFor(USE, db, settings);
  const known = await findKeys(db);
  if (known) return open(known, key);
  const { generateVAPIDKeys } = (await import('web-push')).default;
  const { publicKey, privateKey } = generateVAPIDKeys();
  await sql`
    insert into notifications.push_key (public_key, sealed_private_key, made_at)
    values (${publicKey}, ${sealBytes(key, Buffer.from(privateKey), publicKey)}, ${clock.now().toString()}::timestamptz)
    on conflict do nothing`.execute(db);
  return open((await findKeys(db))!, key);
}

/** Without the key no browser can be reached: people switch it on again, with a new one. */
export const sealedPushKeys: SealedThings = {
  count: async (owner: ClientBase) => {
    const { rows } = await owner.query<{ many: number }>('select count(*)::integer as many from notifications.subscription');
    return rows[0]!.many ? [countOf(rows[0]!.many, 'browser that is notified', 'browsers that are notified')] : [];
  },
  forget: async (owner) => {
    await owner.query('delete from notifications.subscription');
    await owner.query('delete from notifications.push_key');
  },
};

interface KeptKeys {
  public_key: string;
  sealed_private_key: Buffer;
}

function findKeys(db: Database): Promise<KeptKeys | undefined> {
  return db.selectFrom('notifications.push_key').select(['public_key', 'sealed_private_key']).executeTakeFirst();
}

function open({ public_key: publicKey, sealed_private_key: sealed }: KeptKeys, key: Buffer): PushKeys {
  return { publicKey, privateKey: openBytes(key, sealed, publicKey).toString() };
}
