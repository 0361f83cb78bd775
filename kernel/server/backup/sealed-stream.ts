import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { CannotStart } from '../cannot-start.ts';
import { BrokenArchive } from './broken-archive.ts';
import { ByteReader } from './byte-reader.ts';

/**
 * What BACKUP_KEY makes of an archive: the words below, a salt, a check of the key, then frames of at most 256 kB under AES-256-GCM,
 * each with its length and whether it is the last. The key of an archive is its own, so frames are counted as nonces.
 */
const WORDS = Buffer.from('Talaan sealed 1\n');
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const TAG_BYTES = 16;
const FRAME_BYTES = 256 * 1024;
const LAST = 0x80000000;

export async function* seal(chunks: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = deriveKey(secret, salt);
  yield Buffer.concat([WORDS, salt, check]);
  let waiting: Buffer = Buffer.alloc(0);
  let count = 0;
  for await (const chunk of chunks) {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    // The last frame is not empty unless there is nothing at all.
    for (; waiting.length > FRAME_BYTES; waiting = waiting.subarray(FRAME_BYTES))
      yield sealFrame(key, count++, waiting.subarray(0, FRAME_BYTES), false);
  }
  yield sealFrame(key, count, waiting, true);
}

/** What was sealed, or the bytes as they are where they were not. Errors: CannotStart for a key that is wrong or missing; BrokenArchive. */
export async function* unseal(chunks: AsyncIterable<Buffer>, secret: string | undefined): AsyncGenerator<Buffer> {
  const bytes = new ByteReader(chunks);
  const words = await bytes.take(WORDS.length);
  if (!words.equals(WORDS)) {
    yield words;
    while (!(await bytes.isAtEnd())) yield bytes.rest();
    return;
  }
  if (!secret) throw new CannotStart('The backup is encrypted: set BACKUP_KEY to the key that it was made with. Nothing was restored.');
  const { key, check } = deriveKey(secret, await bytes.take(SALT_BYTES));
  if (!timingSafeEqual(check, await bytes.take(CHECK_BYTES)))
    throw new CannotStart('BACKUP_KEY is not the key that this backup was made with. Nothing was restored.');
  let isLast = false;
  for (let count = 0; !isLast; count += 1) {
    const head = (await bytes.take(4)).readUInt32BE();
    isLast = head >= LAST;
    const length = isLast ? head - LAST : head;
    if (length > FRAME_BYTES) throw new BrokenArchive();
    yield openFrame(key, count, isLast, await bytes.take(length + TAG_BYTES));
  }
  if (!(await bytes.isAtEnd())) throw new BrokenArchive();
}

function deriveKey(secret: string, salt: Buffer): { key: Buffer; check: Buffer } {
  const key = scryptSync(secret, salt, 32);
  return { key, check: createHmac('sha256', key).update('check').digest().subarray(0, CHECK_BYTES) };
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0);
  nonce.writeUIntBE(count, 6, 6);
  return nonce;
}

function sealFrame(key: Buffer, count: number, plain: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(count, isLast));
  const head = Buffer.alloc(4);
  head.writeUInt32BE(plain.length + (isLast ? LAST : 0));
  return Buffer.concat([head, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openFrame(key: Buffer, count: number, isLast: boolean, sealed: Buffer): Buffer {
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(count, isLast)).setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    throw new BrokenArchive(undefined, { cause });
  }
}
