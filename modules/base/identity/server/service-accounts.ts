import { randomUUID } from 'node:crypto';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Makes the account of another system; answers with its number. Its address is one to which no mail goes (RFC 2606) and by which nobody signs in. */
export async function addServiceAccount(db: Database, name: string): Promise<number> {
  const account = { name, email: `${randomUUID()}@service.invalid`, is_service: true };
  const { id } = await db.insertInto('identity.account').values(account).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function renameServiceAccount(db: Database, id: number, name: string): Promise<void> {
  await db.updateTable('identity.account').set({ name }).where('id', '=', id).where('is_service', '=', true).execute();
}
