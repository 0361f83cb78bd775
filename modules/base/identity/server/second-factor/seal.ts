import { createHmac } from 'node:crypto';
import { readKeyFor } from '@talaan/kernel/server/installation/sealing-key.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { openBytes, sealBytes } from '@talaan/kernel/server/audit/seal-bytes.ts';

type CallPart = Pick<Call, 'server' | 'db'>;

/** Seals a text for one purpose and owner (`context`): it opens for no other, so that rows cannot be swapped. */
export async function sealText(call: CallPart, text: string, context: string): Promise<Buffer> {
  return sealBytes(await readKey(call, 'seal'), Buffer.from(text), context);
}

/** Throws where the key or the owner is another one. */
export async function openSealed(call: CallPart, sealed: Buffer, context: string): Promise<string> {
  return openBytes(await readKey(call, 'seal'), sealed, context).toString('utf8');
}

/** Short codes are kept as their HMAC: without the key not even six digits can be tried out on a stolen table. */
export async function hashCode(call: CallPart, code: string, context: string): Promise<Buffer> {
  return (await codeHasher(call))(code, context);
}

/** The same for many codes, with the key read once. */
export async function codeHasher(call: CallPart): Promise<(code: string, context: string) => Buffer> {
  const key = await readKey(call, 'code');
  return (code, context) => createHmac('sha256', key).update(`${context}\n${code}`).digest();
}

/** Each use has a key of its own, made of that of the installation (decision 121). */
async function readKey({ server, db }: CallPart, use: 'seal' | 'code'): Promise<Buffer> {
  return readKeyFor(`second factor: ${use}`, db, server.settings);
}
