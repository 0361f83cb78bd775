import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Call } from '@talaan/kernel/server/mount.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

type CallPart = Pick<Call, 'server' | 'db'>;

/** Seals a text for one purpose and owner (`context`): it opens for no other, so that rows cannot be swapped. */
export async function sealText(call: CallPart, text: string, context: string): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await readKey(call, 'seal'), iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Throws where the key or the owner is another one. */
export async function openSealed(call: CallPart, sealed: Buffer, context: string): Promise<string> {
  const decipher = createDecipheriv(CIPHER, await readKey(call, 'seal'), sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** Short codes are kept as their HMAC: without the key not even six digits can be tried out on a stolen table. */
export async function hashCode(call: CallPart, code: string, context: string): Promise<Buffer> {
  return createHmac('sha256', await readKey(call, 'code'))
    .update(`${context}\n${code}`)
    .digest();
}

/** One half of the key lies in the database, the other in SECRET_KEY where the installation sets it. */
async function readKey({ server, db }: CallPart, use: 'seal' | 'code'): Promise<Buffer> {
  const { value } = await db.selectFrom('kernel.secret').select('value').where('name', '=', 'seal').executeTakeFirstOrThrow();
  return Buffer.from(hkdfSync('sha256', value, server.settings.secretKey ?? '', `second factor: ${use}`, KEY_BYTES));
}
