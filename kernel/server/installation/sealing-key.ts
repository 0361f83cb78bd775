import { hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { openBytes, sealBytes } from '../audit/seal-bytes.ts';
import type { Settings } from '../settings.ts';

const KEY_BYTES = 32;
const CONTEXT = 'sealing key';

/** With what the sealing key is sealed: one half is in the database, the other is SECRET_KEY where the installation sets it. */
interface Halves {
  kept: string;
  given: string | undefined;
}

/** A new key for all that the installation seals, itself sealed. */
export function makeSealingKey(halves: Halves): Buffer {
  return sealBytes(wrapOf(halves), randomBytes(KEY_BYTES), CONTEXT);
}

/** Null where SECRET_KEY is not the one that it was sealed with. */
export function openSealingKey(sealed: Buffer, halves: Halves): Buffer | null {
  try {
    return openBytes(wrapOf(halves), sealed, CONTEXT);
  } catch {
    return null;
  }
}

/** The same key under another SECRET_KEY, so that whatever it sealed stays as it is. */
export function resealKey(key: Buffer, halves: Halves): Buffer {
  return sealBytes(wrapOf(halves), key, CONTEXT);
}

/** The key of this installation, which each start has made sure of (keep-installation.ts). */
export async function readSealingKey(db: Database, { secretKey }: Pick<Settings, 'secretKey'>): Promise<Buffer> {
  const { kept, sealed } = await db
    .selectFrom(['kernel.secret', 'kernel.installation'])
    .select(['value as kept', 'sealed_key as sealed'])
    .where('name', '=', 'seal')
    .executeTakeFirstOrThrow();
  const key = sealed && openSealingKey(sealed, { kept, given: secretKey });
  if (!key) throw new Error('SECRET_KEY opens the sealing key no more: another process was started with another one');
  return key;
}

/** A key for one use, such as `kiosk: photos`, made of that of the installation (decision 121): what one use sealed, no other opens. */
export async function readKeyFor(use: string, db: Database, settings: Pick<Settings, 'secretKey'>): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await readSealingKey(db, settings), '', use, KEY_BYTES));
}

function wrapOf({ kept, given }: Halves): Buffer {
  return Buffer.from(hkdfSync('sha256', kept, given ?? '', CONTEXT, KEY_BYTES));
}
