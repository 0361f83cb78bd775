import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Writes another e-mail address into the record of a person. Does not check who asks. */
export async function takeAddress(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>,
  personnelId: number,
  email: string,
): Promise<void> {
  const { db } = call;
  const before = await db
    .selectFrom('personnel.person')
    .select('email')
    .where('id', '=', personnelId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.email === email) return;
  await db.updateTable('personnel.person').set({ email }).where('id', '=', personnelId).execute();
  await recordChange(call, {
    action: 'take the address of the account into the record',
    subject: `personnel.person:${personnelId}`,
    personnelId,
    before: { email: before.email },
    after: { email },
  });
}
