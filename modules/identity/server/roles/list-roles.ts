import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { listRoleHolders, listRoles as endpoint, Role, RoleHolder } from '../../contract/roles.ts';
import { saidScope, scopePlaces } from '../users/say-scope.ts';
import { findRole, roleRows } from './role-rows.ts';

/** Without a sort, those that come with Talaan first. */
const ORDERS = {
  ready: sql`r.is_ready desc, r.id`,
  name: sql`kernel.plain(r.name)`,
  '-name': sql`kernel.plain(r.name) desc`,
  holders: sql`held.holders`,
  '-holders': sql`held.holders desc`,
} as const;

export async function listRoles({
  db,
  query,
  today,
}: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const { columns, tables } = roleRows(today);
  const conditions = [sql<SqlBool>`true`];
  if (query.term) conditions.push(sql`kernel.plain(r.name || ' ' || r.description) like ${likePattern(query.term)}`);
  if (query.group)
    conditions.push(sql`exists (select from identity.role_group g where g.role_id = r.id and g.group_name = ${query.group})`);
  const matching = sql.join(conditions, sql` and `);
  const page = sql<Role>`select ${columns} from ${tables} where ${matching}
    order by ${ORDERS[query.sort ?? 'ready']}, r.id limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`;
  const count = sql<{ total: number }>`select count(*) as total from ${tables} where ${matching}`;
  const [found, counted] = await Promise.all([page.execute(db), count.execute(db)]);
  return { roles: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Who holds a role today or will. Error: 404. */
export async function listHolders(
  call: Call<{ id: number }, z.output<typeof listRoleHolders.query>>,
): Promise<z.input<typeof listRoleHolders.response>> {
  const { db, params, query, today } = call;
  await findRole(call, params.id);
  const named = query.term ? sql`kernel.plain(a.name || ' ' || a.email) like ${likePattern(query.term)}` : sql`true`;
  const holding = sql`from identity.account_role h join identity.account a on a.id = h.account_id
    where h.role_id = ${params.id} and h.during && daterange(${today}::date, null) and ${named}`;
  const order = query.sort === '-name' ? sql`kernel.plain(a.name) desc` : sql`kernel.plain(a.name)`;
  const page = sql<RoleHolder>`
    select h.id, a.id as account_id, a.name, a.email, ${saidScope} as over, lower(h.during) as from, upper(h.during) - 1 as to,
      a.suspended_at is not null as suspended
    from identity.account_role h join identity.account a on a.id = h.account_id ${scopePlaces}
    where h.role_id = ${params.id} and h.during && daterange(${today}::date, null) and ${named}
    order by ${order}, h.id limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`;
  const [found, counted] = await Promise.all([page.execute(db), sql<{ total: number }>`select count(*) as total ${holding}`.execute(db)]);
  return { holders: found.rows, total: counted.rows[0]?.total ?? 0 };
}
