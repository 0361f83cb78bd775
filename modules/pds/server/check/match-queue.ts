import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import { peopleCalled } from '@talaan/personnel/server/public.ts';
import type { listChecking } from '../../contract/queue.ts';

type Query = z.output<typeof listChecking.query>;
type Filters = Pick<Query, 'term' | 'state' | 'office' | 'mine' | 'submitted_before'>;

/** What somebody has to do with. */
const WAITING = ['SUBMITTED', 'UNDER_CHECK'];

/** Sheets `s` with the office `o` in which their person serves today. */
export function sheetsOn(today: string): RawBuilder<unknown> {
  return sql`pds.sheet s join personnel.person p on p.id = s.personnel_id and p.merged_into is null
    left join personnel.appointment a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.office o on o.id = a.office_id`;
}

/** Sheets that the caller may check: within the scope of PDS-CHECKING, and not one's own. */
export function mayCheck(actor: Actor): RawBuilder<SqlBool> {
  const reach = visible(actor, ['PDS-CHECKING'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  return sql<SqlBool>`${reach} and s.personnel_id is distinct from ${actor.personnelId}::integer`;
}

export function matchQueue(actor: Actor, filters: Filters): RawBuilder<SqlBool> {
  const { term, state, office, mine, submitted_before } = filters;
  const conditions = [mayCheck(actor), sql<SqlBool>`s.state = any(${state ?? WAITING}::text[])`];
  if (term) conditions.push(sql`s.personnel_id in ${peopleCalled(term)}`);
  if (mine) conditions.push(sql`s.checker_id = ${actor.accountId}`);
  if (submitted_before) conditions.push(sql`s.submitted_at < (${submitted_before}::date::timestamp at time zone 'Asia/Manila')`);
  if (office)
    conditions.push(
      sql`exists (select from organization.office top where top.id = ${office} and o.tree_from between top.tree_from and top.tree_to)`,
    );
  return sql`${sql.join(conditions, sql` and `)}`;
}

const COLUMNS = {
  submitted_at: sql`s.submitted_at`,
  fullname: sql`kernel.plain(p.fullname)`,
  office: sql`o.tree_from`,
  state: sql`s.state`,
} as const;

/** The oldest first, unless another order is asked for. */
export function orderQueue(sort: Query['sort']): RawBuilder<unknown> {
  const [name, direction] = splitSort(sort ?? 'submitted_at');
  return sql`${COLUMNS[name]} ${sql.raw(direction)} nulls last, s.submitted_at, s.personnel_id`;
}
