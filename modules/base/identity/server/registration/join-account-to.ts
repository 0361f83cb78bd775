import type { Database } from '@talaan/kernel/server/database/database.ts';

/** The person behind an account, under a lock of the account: until the transaction ends no one else gives it one. */
export async function lockPersonOfAccount(db: Database, accountId: number): Promise<number | null> {
  const account = await db.selectFrom('identity.account').select('personnel_id').where('id', '=', accountId).forUpdate().executeTakeFirst();
  return account?.personnel_id ?? null;
}

/** Gives an account, which is locked and has none, its person and the name of that person. */
export async function joinAccountTo(
  db: Database,
  accountId: number,
  { personnelId, name }: { personnelId: number; name: string },
): Promise<void> {
  await db.updateTable('identity.account').set({ personnel_id: personnelId, name }).where('id', '=', accountId).execute();
}
