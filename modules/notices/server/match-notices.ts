import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { peopleCalled } from '@talaan/personnel/server/public.ts';
import type { NoticeFilters } from '../contract/notices.ts';

/** Notices `n` with the office `o` they are sent to, as far as the caller reaches and the filters say. */
export function matchNotices(actor: Actor, filters: NoticeFilters): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [sql`n.kind = ${filters.kind}`, withinReach(actor)];
  if (filters.table) conditions.push(sql`n.salary_table_id = ${filters.table}`);
  if (filters.month) {
    const { from, to } = monthBounds(filters.month);
    conditions.push(sql`n.effective_on between ${from}::date and ${to}::date`);
  }
  if (filters.state) conditions.push(sql`n.state = ${filters.state}`);
  if (filters.campus) conditions.push(sql`o.campus_id = ${filters.campus}`);
  if (filters.office) conditions.push(withinOffice(filters.office));
  if (filters.term) conditions.push(sql`n.personnel_id in ${peopleCalled(filters.term)}`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

export function withinReach(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, ['NOSINOSA'], { person: 'n.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** The office `o` is this one or one of its units. */
export function withinOffice(id: number): RawBuilder<SqlBool> {
  return sql`exists (select from organization.office top where top.id = ${id} and o.tree_from between top.tree_from and top.tree_to)`;
}
