import { sql } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { listRegistrations as endpoint, Registration } from '../../contract/registration.ts';

/** Registrations of the people within one's scope, and of those whom nobody knows for whoever sees all. */
export async function listRegistrations({
  db,
  actor,
  query,
}: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const conditions = [visible(actor, ['PERSONNELS'], { person: 'r.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })];
  if (query.state) conditions.push(sql`r.state = ${query.state}`);
  if (query.kind) conditions.push(sql`r.kind = ${query.kind}`);
  if (query.term)
    conditions.push(sql`kernel.plain(r.email || ' ' || r.name || ' ' || coalesce(r.idno, '')) like ${likePattern(query.term)}`);
  const from = sql`identity.registration r left join organization.office o on o.id = r.office_id where ${sql.join(conditions, sql` and `)}`;
  const [column, direction] = splitSort(query.sort ?? '-last_at');
  const count = await sql<{ total: number }>`select count(*) as total from ${from}`.execute(db);
  const page = await sql<Registration>`
    select r.id, r.kind, r.email, r.name, r.idno, r.birth_date, r.state, r.reason, r.personnel_id, o.fullname as office, r.tries, r.last_at,
      r.expires_at, (select s.name from identity.account s where s.id = r.settled_by) as settled_by
    from ${from} order by ${sql.ref(`r.${column}`)} ${sql.raw(direction)}, r.id desc
    limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(db);
  return { registrations: page.rows, total: count.rows[0]?.total ?? 0 };
}
