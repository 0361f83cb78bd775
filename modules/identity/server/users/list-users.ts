import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { listUsers as endpoint } from '../../contract/users.ts';
import type { PeopleNeeds } from '../needs.ts';
import { userRows, userState, type UserRow } from './user-rows.ts';

type Query = z.output<typeof endpoint.query>;

const ORDERS = { name: sql`kernel.plain(a.name)`, email: sql`a.email`, last_sign_in: sql`seen.last_sign_in` };

/** A page of the accounts; three statements, whatever the size. */
export async function listUsers(
  { db, query, today }: Call<unknown, Query>,
  people: PeopleNeeds,
): Promise<z.input<typeof endpoint.response>> {
  const { columns, tables } = userRows(today);
  const matching = matchUsers(query, today, people);
  const [column, direction] = query.sort ? splitSort(query.sort) : (['name', 'asc'] as const);
  const order = direction === 'desc' ? sql`${ORDERS[column]} desc nulls last` : sql`${ORDERS[column]} nulls first`;
  const page = sql<UserRow>`select ${columns} from ${tables} where ${matching}
    order by ${order}, a.id limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`;
  const count = sql<{ total: number }>`select count(*) as total from ${tables} where ${matching}`;
  const [found, counted] = await Promise.all([page.execute(db), count.execute(db)]);
  const persons = await people.namePeople(
    db,
    found.rows.flatMap(({ personnel_id }) => personnel_id ?? []),
    today,
  );
  const users = found.rows.map((row) => ({ ...row, number: persons.get(row.personnel_id ?? 0)?.idno ?? null }));
  return { users, total: counted.rows[0]?.total ?? 0 };
}

function matchUsers(query: Query, today: string, people: PeopleNeeds): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`true`];
  if (query.term)
    conditions.push(
      sql`(kernel.plain(a.name || ' ' || a.email) like ${likePattern(query.term)} or a.personnel_id in ${people.peopleCalled(query.term)})`,
    );
  if (query.role)
    conditions.push(
      sql`exists (select from identity.account_role h where h.account_id = a.id and h.role_id = ${query.role} and h.during @> ${today}::date)`,
    );
  if (query.state) conditions.push(sql`${userState} = ${query.state}`);
  if (query.has_person) conditions.push(query.has_person === 'yes' ? sql`a.personnel_id is not null` : sql`a.personnel_id is null`);
  if (query.applicant_only)
    conditions.push(query.applicant_only === 'yes' ? sql`held.applicant_only` : sql`held.applicant_only is not true`);
  return sql`${sql.join(conditions, sql` and `)}`;
}
