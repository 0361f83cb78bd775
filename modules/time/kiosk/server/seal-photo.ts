import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readKeyFor } from '@talaan/kernel/server/installation/sealing-key.ts';
import { openBytes, sealBytes } from '@talaan/kernel/server/audit/seal-bytes.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

/** Seals photos with a key of their own, made of that of the installation (decision 121); `owner` is tablet and number, so that none can be swapped. */
export async function readSeal(server: Server, db: Database) {
  const key = await readKeyFor('kiosk: photos', db, server.settings);
  const context = (owner: string) => `kiosk.photo:${owner}`;
  return {
    close: (owner: string, photo: Buffer) => sealBytes(key, photo, context(owner)),
    open: (owner: string, sealed: Buffer) => openBytes(key, sealed, context(owner)),
  };
}
