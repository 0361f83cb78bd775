import { sql } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { withoutActing } from '@talaan/kernel/server/acting.ts';
import { holds, scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

type Caller = Pick<Call, 'db' | 'actor' | 'today'>;

/** An account that the caller may change: not their own, and nobody who may do more. Errors: 404; 403. */
export async function requireStanding({ db, actor, today }: Caller, accountId: number) {
  const account = await db
    .selectFrom('identity.account')
    .select(['id', 'name', 'email', 'personnel_id', 'password_hash', 'suspended_at', 'suspended_because'])
    .where('id', '=', accountId)
    .where('is_service', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw notFound('There is no such user.');
  if (accountId === actor.accountId) throw new Refusal(403, { message: 'This is your own account. Another administrator can do this.' });
  const above = beyond(actor, await groupsOf(db, accountId, today));
  if (above.length > 0)
    throw new Refusal(403, { message: `${account.name} has more rights than you. A user with the group ROLES can change this account.` });
  return account;
}

/** Refuses to give what the giver does not hold, unless they look after roles. Error: 403. */
export function refuseRaise(actor: Actor, role: string, opened: readonly Opened[]): void {
  const more = beyond(actor, opened);
  if (more.length > 0)
    throw new Refusal(403, {
      message: `You can assign only groups that you have yourself, and ${role} also has ${more.join(', ')}. Ask an administrator.`,
    });
}

/** A view group, and whether over the own record only. */
export interface Opened {
  group_name: string;
  scope: string;
}

/** The groups among these that the actor could not give. Who looks after roles could; others give over the own record what they hold at all, and beyond it what they hold over the whole university. */
export function beyond(actor: Actor, opened: readonly Opened[]): string[] {
  if (holdsWhole(actor, 'ROLES')) return [];
  const more = opened.filter(({ group_name, scope }) => {
    const group = group_name as Group;
    return scope === 'self' ? !holds(actor, [group]) : !holdsWhole(actor, group);
  });
  return [...new Set(more.map(({ group_name }) => group_name))];
}

/** Those of these accounts that open more than the actor holds. */
export async function accountsBeyond({ db, actor, today }: Caller, accountIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0 || holdsWhole(actor, 'ROLES')) return new Set();
  const { rows } = await sql<Opened & { account_id: number }>`
    select distinct h.account_id, g.group_name, h.scope from identity.account_role h join identity.role_group g on g.role_id = h.role_id
    where h.account_id = any(${accountIds}::integer[]) and h.during && daterange(${today}::date, null)`.execute(db);
  return new Set(rows.filter((row) => beyond(actor, [row]).length > 0).map(({ account_id }) => account_id));
}

/** What an account may open today or later. */
export function groupsOf(db: Database, accountId: number, today: string): Promise<Opened[]> {
  return db
    .selectFrom('identity.account_role as h')
    .innerJoin('identity.role_group as g', 'g.role_id', 'h.role_id')
    .select(['g.group_name', 'h.scope'])
    .distinct()
    .where('h.account_id', '=', accountId)
    .where(sql<boolean>`h.during && daterange(${today}::date, null)`)
    .execute();
}

function holdsWhole(actor: Actor, group: Group): boolean {
  return scopesWithin(withoutActing(actor), [group]).some((scope) => scope.kind === 'all');
}
