import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readKeyFor } from '@talaan/kernel/server/installation/sealing-key.ts';
import { openBytes, sealBytes } from '@talaan/kernel/server/audit/seal-bytes.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

/** What is sealed: of an enrolment its template, or the descriptor or photo of an image; and the server's own private key. */
export type Owner = `template:${number}` | `face:${number}/${number}` | `photo:${number}/${number}` | 'server key';

export interface FaceSeal {
  close: (owner: Owner, bytes: Uint8Array) => Buffer;
  open: (owner: Owner, sealed: Buffer) => Buffer;
}

/** Seals faces with a key of their own, made of that of the installation (decision 121); a row opens for its owner alone, so that none can be swapped. */
export async function readFaceSeal({ settings }: Pick<Server, 'settings'>, db: Database): Promise<FaceSeal> {
  const key = await readKeyFor('faces', db, settings);
  const context = (owner: Owner) => `faces.${owner}`;
  return {
    close: (owner, bytes) => sealBytes(key, Buffer.from(bytes), context(owner)),
    open: (owner, sealed) => openBytes(key, sealed, context(owner)),
  };
}
