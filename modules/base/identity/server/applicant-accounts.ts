import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';

type Now = Pick<Call, 'db' | 'now'>;

/** Gives the account of a person to another record of the same person; where that has one, the account is closed. */
export async function moveApplicantAccount(
  { db, now }: Now,
  { from, into, because }: { from: number; into: number; because: string },
): Promise<void> {
  const { rows } = await sql<{ id: number; personnel_id: number | null }>`
    update identity.account c set
      personnel_id = case when k.taken then null else ${into}::integer end,
      suspended_at = case when k.taken then ${now.toString()}::timestamptz else suspended_at end,
      suspended_because = case when k.taken then ${because} else suspended_because end
    from (select exists (select from identity.account where personnel_id = ${into}) as taken) k
    where c.personnel_id = ${from} returning c.id, c.personnel_id`.execute(db);
  for (const { id } of rows) await db.deleteFrom('identity.session').where('account_id', '=', id).execute();
}

/** Closes the accounts of these people for good and forgets their names and addresses; their numbers stay in the audit trail. */
export async function closeApplicantAccounts({ db, now }: Now, people: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update identity.account set email = 'deleted-' || id || '@deleted.invalid', name = 'Deleted applicant', password_hash = null, avatar_path = null,
      avatar_file_id = null, suspended_at = ${now.toString()}, suspended_because = 'Kept until two years after the decision'
    where personnel_id = any(${people}::integer[]) returning id`.execute(db);
  await sql`delete from identity.session where account_id = any(${rows.map(({ id }) => id)}::integer[])`.execute(db);
}
