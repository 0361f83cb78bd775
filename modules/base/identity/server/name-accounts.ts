import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Lets accounts follow the corrected names of their people, as one is called: first name, surname. One statement for any number. */
export async function nameAccounts(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>,
  names: readonly { personnelId: number; name: string }[],
): Promise<void> {
  if (names.length === 0) return;
  const { rows } = await sql<{ id: number; personnel_id: number; before: string; name: string }>`
    update identity.account a set name = n.name
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n("personnelId" integer, name text)
    where a.personnel_id = n."personnelId" and a.name <> n.name
    returning a.id, a.personnel_id, old.name as before, a.name`.execute(call.db);
  await recordChanges(
    call,
    rows.map(({ id, personnel_id, before, name }) => ({
      action: 'let the account follow the corrected name',
      subject: `identity.account:${id}`,
      personnelId: personnel_id,
      before: { name: before },
      after: { name },
    })),
  );
}
