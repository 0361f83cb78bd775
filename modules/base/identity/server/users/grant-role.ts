import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { grantRole as endpoint } from '../../contract/users.ts';
import { refuseRaise, requireStanding } from './require-standing.ts';

type Grant = BodyOf<typeof endpoint>;

/** Gives an account a role over a scope, from and to a day. Errors: 403 where the giver does not hold it all; 404; 422. */
export async function grantRole(call: Call<{ id: number }, unknown, Grant>): Promise<{ message: string }> {
  const account = await requireStanding(call, call.params.id);
  const role = await writeGrant(call, account, call.body);
  return { message: `${account.name} has the role ${role}.` };
}

/** Writes a grant to an account whose standing was checked; answers with the name of the role. */
export async function writeGrant(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'today' | 'requestId'>,
  account: { id: number; personnel_id: number | null },
  { role_id, scope, office_id, campus_id, from, to }: Grant,
): Promise<string> {
  const { db, actor, today } = call;
  if (from < today) throw invalid({ from: ['Enter today or a later day.'] });
  if (to !== null && to < from) throw invalid({ to: ['The last day is before the first.'] });
  if (scope === 'office' && office_id === null) throw invalid({ office_id: ['Choose the office.'] });
  if (scope === 'campus' && campus_id === null) throw invalid({ campus_id: ['Choose the campus.'] });
  const role = await db.selectFrom('identity.role').select('name').where('id', '=', role_id).forShare().executeTakeFirst();
  if (!role) throw notFound('There is no such role.');
  const opened = await db.selectFrom('identity.role_group').select('group_name').where('role_id', '=', role_id).execute();
  refuseRaise(
    actor,
    role.name,
    opened.map(({ group_name }) => ({ group_name, scope })),
  );
  const place = { office_id: scope === 'office' ? office_id : null, campus_id: scope === 'campus' ? campus_id : null };
  const { id } = await db
    .insertInto('identity.account_role')
    .values({ account_id: account.id, role_id, scope, ...place, during: sql`daterange(${from}::date, ${to}::date, '[]')` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, {
    action: 'assign a role',
    subject: `identity.account:${account.id}`,
    personnelId: account.personnel_id,
    after: { id, role: role.name, scope, ...place, from, to },
  });
  return role.name;
}
