import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readFaceSeal } from './seal.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

interface StoredKey {
  public_key: Buffer;
  sealed_key: Buffer;
}

/** The key for which browsers seal faces, as SPKI in base64; made when it is first asked for. */
export async function readFaceKey(server: Server, db: Database): Promise<string> {
  return (await keyOf(server, db)).public_key.toString('base64');
}

/** The private half, by which they are opened. */
export async function readPrivateKey(server: Server, db: Database): Promise<CryptoKey> {
  const { sealed_key: sealed } = await keyOf(server, db);
  const opened = (await readFaceSeal(server, db)).open('server key', sealed);
  return crypto.subtle.importKey('pkcs8', new Uint8Array(opened), CURVE, false, ['deriveBits']);
}

async function keyOf(server: Server, db: Database): Promise<StoredKey> {
  return (await findKey(db)) ?? makeKey(server, db);
}

async function findKey(db: Database): Promise<StoredKey | undefined> {
  return db.selectFrom('faces.server_key').select(['public_key', 'sealed_key']).executeTakeFirst();
}

/** Of two processes that make it at the same moment one wins, and both use that. */
async function makeKey(server: Server, db: Database): Promise<StoredKey> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.exportKey('spki', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  const sealed = (await readFaceSeal(server, db)).close('server key', new Uint8Array(privateKey));
  await sql`
    insert into faces.server_key (public_key, sealed_key, made_at) values (${Buffer.from(publicKey)}, ${sealed}, ${server.clock.now().toString()})
    on conflict do nothing`.execute(db);
  return (await findKey(db))!;
}
