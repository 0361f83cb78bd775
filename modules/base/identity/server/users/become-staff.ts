import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { insertStaffRole } from './insert-staff-role.ts';

interface Newcomer {
  personnelId: number;
  role: 'Employee' | 'Faculty';
}

/**
 * An applicant has assumed duty: their account has from today the role of those who serve, and that of applicants no longer. Returns
 * whether they have an account.
 */
export async function becomeStaff(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'today' | 'requestId'>,
  { personnelId, role }: Newcomer,
): Promise<boolean> {
  const { db, today } = call;
  const account = await db.selectFrom('identity.account').select('id').where('personnel_id', '=', personnelId).executeTakeFirst();
  if (!account) return false;
  await sql`delete from identity.account_role h using identity.role r
    where r.id = h.role_id and r.name = 'Applicant' and h.account_id = ${account.id} and lower(h.during) >= ${today}::date`.execute(db);
  await sql`update identity.account_role h set during = h.during * daterange(null, ${today}::date) from identity.role r
    where r.id = h.role_id and r.name = 'Applicant' and h.account_id = ${account.id} and coalesce(upper(h.during), 'infinity') > ${today}::date`.execute(
    db,
  );
  await insertStaffRole(db, account.id, role, today);
  await recordChange(call, {
    action: 'assign a role',
    subject: `identity.account:${account.id}`,
    personnelId,
    before: { role: 'Applicant' },
    after: { role, scope: 'self', from: today },
  });
  return true;
}
