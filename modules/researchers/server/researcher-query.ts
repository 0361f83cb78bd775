import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { exportResearchers } from '../contract.ts';

type Filters = Omit<z.output<typeof exportResearchers.query>, 'format'>;

export const researchersFrom = sql`researchers.researcher r join personnel.person p on p.id = r.personnel_id
  join organization.office o on o.id = r.office_id`;

/** Those whose research unit the caller reaches. */
export function reachable(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, ['GENERALSETTINGS'], { person: 'r.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

export function matchResearchers(actor: Actor, { term, unit, on, all }: Filters, today: string): RawBuilder<SqlBool> {
  const conditions = [reachable(actor)];
  if (term)
    conditions.push(sql`(p.search like ${likePattern(term)} or kernel.plain(r.discipline || ' ' || r.role) like ${likePattern(term)})`);
  if (!all) conditions.push(sql`r.during @> ${on ?? today}::date`);
  if (unit) {
    conditions.push(sql`o.tree_from between (select tree_from from organization.office where id = ${unit})
      and (select tree_to from organization.office where id = ${unit})`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

export function researcherColumns(day: string): RawBuilder<unknown> {
  return sql`r.id, r.personnel_id, p.idno, p.fullname, o.fullname as unit, o.id as unit_id, r.discipline, r.orcid, r.role, r.units_released,
    r.honorarium_class, lower(r.during) as from, upper(r.during) - 1 as to,
    (select h.acronym from personnel.appointment a join organization.office h on h.id = a.office_id
      where a.personnel_id = p.id and a.during @> ${day}::date) as office,
    (select coalesce(jsonb_agg(jsonb_build_object('title', j.title, 'role', j.role, 'funder', j.funder) order by j.id), '[]')
      from researchers.project j where j.researcher_id = r.id) as projects`;
}

const COLUMNS = {
  fullname: sql`kernel.plain(p.fullname)`,
  unit: sql`o.tree_from`,
  discipline: sql`kernel.plain(r.discipline)`,
  from: sql`lower(r.during)`,
} as const;

export function orderResearchers(sort: Filters['sort']): RawBuilder<unknown> {
  const [name, direction] = splitSort(sort ?? 'fullname');
  return sql`${COLUMNS[name]} ${sql.raw(direction)}, r.id`;
}
