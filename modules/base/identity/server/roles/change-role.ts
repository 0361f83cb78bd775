import { sql } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, notFound, Refusal, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addRole as endpoint, editRole as editEndpoint } from '../../contract/roles.ts';
import { ADMINISTRATOR } from '../../rules/ready-roles.ts';
import { findRole } from './role-rows.ts';

type RoleBody = BodyOf<typeof endpoint>;

/** Adds a role; answers with its number. Error: 422 for a name that is taken. */
export async function addRole(call: Call<unknown, unknown, RoleBody>): Promise<number> {
  const { db, body } = call;
  const { groups, ...role } = body;
  const { id } = await db.insertInto('identity.role').values(role).returning('id').executeTakeFirstOrThrow();
  await openGroups(db, id, groups);
  await recordChange(call, { action: 'add a role', subject: `identity.role:${id}`, after: body });
  return id;
}

/** Changes what a role opens. Errors: 403 where one would raise oneself; 404; 409 where somebody else saved meanwhile; 422. */
export async function editRole(call: CallOf<typeof editEndpoint>): Promise<void> {
  const { db, params, body } = call;
  const { groups, version, ...role } = body;
  await sql`select from identity.role where id = ${params.id} for update`.execute(db);
  const before = await findRole(call, params.id);
  if (before.version !== version)
    throw wrongState('This role was saved by another user after you opened it. Reload the page, then make your change again.');
  if (before.is_ready && role.name !== before.name)
    throw invalid({ name: ['A role that comes with Talaan keeps its name. Copy it instead.'] });
  if (before.name === ADMINISTRATOR && new Set(before.groups).symmetricDifference(new Set(groups)).size > 0)
    throw wrongState('Administrator opens everything but payroll and funds, and that stays so.');
  await refuseRaisingOneself(call, before.id, groups);
  await db
    .updateTable('identity.role')
    .set({ ...role, version: sql`version + 1` })
    .where('id', '=', params.id)
    .execute();
  await db.deleteFrom('identity.role_group').where('role_id', '=', params.id).execute();
  await openGroups(db, params.id, groups);
  const { description, requires_second_factor } = before;
  await recordChange(call, {
    action: 'edit a role',
    subject: `identity.role:${params.id}`,
    before: { name: before.name, description, requires_second_factor, groups: before.groups },
    after: { ...role, groups },
  });
}

/** Deletes a role that nobody ever held. Errors: 404; 409. */
export async function removeRole(call: Call<{ id: number }>): Promise<string> {
  const { db, params } = call;
  const role = await findRole(call, params.id);
  if (role.is_ready) throw wrongState('A role that comes with Talaan cannot be deleted. Remove its groups instead.');
  const removed = await db.deleteFrom('identity.role').where('id', '=', params.id).returning('id').executeTakeFirst();
  if (!removed) throw notFound('There is no such role.');
  await recordChange(call, { action: 'delete a role', subject: `identity.role:${params.id}`, before: role });
  return role.name;
}

async function openGroups(db: Database, id: number, groups: readonly string[]): Promise<void> {
  const rows = [...new Set(groups)].map((group_name) => ({ role_id: id, group_name }));
  if (rows.length > 0) await db.insertInto('identity.role_group').values(rows).execute();
}

/** Anyone who holds the role, today or later, adds nothing to it that they do not hold already. */
async function refuseRaisingOneself({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, roleId: number, groups: readonly string[]) {
  const more = groups.filter((group) => !own(actor).has(group));
  if (more.length === 0) return;
  const held = await db
    .selectFrom('identity.account_role')
    .select('id')
    .where('role_id', '=', roleId)
    .where('account_id', '=', actor.accountId)
    .where(sql<boolean>`during && daterange(${today}::date, null)`)
    .executeTakeFirst();
  if (held) throw new Refusal(403, { message: `You hold this role yourself: another administrator must add ${more.join(', ')} to it.` });
}

function own(actor: Actor): Set<string> {
  return new Set(actor.grants.flatMap(({ groups }) => groups));
}
