import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import { openBytes, sealBytes } from '@talaan/kernel/server/audit/seal-bytes.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import { readKeyFor } from '@talaan/kernel/server/installation/sealing-key.ts';
import type { SealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

const USE = 'connections: webhooks';

/** Of which webhook a secret is: sealed for one, it opens for no other. */
export interface SecretOwner {
  account_id: number;
  address: string;
}

/** A new secret as its receiver takes it (Standard Webhooks, `whsec_`). */
export function makeSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Seals and opens secrets by the key of the installation. */
export async function secretsOf({ settings }: Pick<Server, 'settings'>, db: Database) {
  const key = await readKeyFor(USE, db, settings);
  return {
    seal: (secret: string, owner: SecretOwner) => sealBytes(key, Buffer.from(secret), contextOf(owner)),
    open: (sealed: Buffer, owner: SecretOwner) => openBytes(key, sealed, contextOf(owner)).toString(),
  };
}

function contextOf({ account_id, address }: SecretOwner): string {
  return `${account_id} ${address}`;
}

/** Without the key nothing can be signed: webhooks are added anew, each with another secret. */
export const sealedSecrets: SealedThings = {
  count: async (owner: ClientBase) => {
    const { rows } = await owner.query<{ many: number }>('select count(*)::integer as many from connections.webhook');
    return rows[0]!.many ? [countOf(rows[0]!.many, 'webhook of another system', 'webhooks of other systems')] : [];
  },
  forget: async (owner) => {
    await owner.query('delete from connections.webhook');
  },
};
