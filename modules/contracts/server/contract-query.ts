import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { listContracts } from '../contract.ts';

type Filters = Pick<z.output<typeof listContracts.query>, 'term' | 'state' | 'kind' | 'office' | 'fund' | 'ending' | 'person' | 'sort'>;

/** Who keeps or funds contracts. */
export const KEEPERS = ['JO', 'PAYROLLBUDGET'] as const;

export const contractsFrom = sql`contracts.contract k join personnel.person p on p.id = k.personnel_id
  join organization.office o on o.id = k.office_id`;

/** The columns of a row of the list, on a day. */
export function contractColumns(today: string): RawBuilder<unknown> {
  return sql`k.id, k.number, k.status_code as kind, k.personnel_id, p.idno, p.fullname, organization.acronym_on(o.id, lower(k.during)) as office,
    organization.fullname_on(o.id, lower(k.during)) as office_name, k.role, k.rate_kind, k.rate, k.premium, k.fund_source,
    lower(k.during) as from, upper(k.during) - 1 as to, upper(k.during) - 1 - ${today}::date as days_left, k.state,
    exists (select from contracts.contract r where r.renews_id = k.id and r.state <> 'CANCELLED') as is_renewed`;
}

/** The contracts of people and offices that the caller reaches. */
export function reachable(actor: Actor, groups: readonly (typeof KEEPERS)[number][] = KEEPERS): RawBuilder<SqlBool> {
  return visible(actor, groups, { person: 'k.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

export function matchContracts(actor: Actor, filters: Filters, today: string): RawBuilder<SqlBool> {
  const conditions = [reachable(actor)];
  const { term, state, kind, office, fund, ending, person } = filters;
  if (term) conditions.push(sql`(p.search like ${likePattern(term)} or kernel.plain(k.number || ' ' || k.role) like ${likePattern(term)})`);
  if (state) conditions.push(sql`k.state = any(${state})`);
  if (kind) conditions.push(sql`k.status_code = ${kind}`);
  if (fund) conditions.push(sql`k.fund_source = ${fund}`);
  if (person) conditions.push(sql`k.personnel_id = any(${person})`);
  if (office) {
    conditions.push(sql`o.tree_from between (select tree_from from organization.office where id = ${office})
      and (select tree_to from organization.office where id = ${office})`);
  }
  if (ending !== undefined) {
    conditions.push(sql`k.state = 'ACTIVE' and upper(k.during) - 1 between ${today}::date and ${today}::date + ${ending}::integer
      and not exists (select from contracts.contract r where r.renews_id = k.id and r.state <> 'CANCELLED')`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

const COLUMNS = {
  number: sql`k.number`,
  fullname: sql`kernel.plain(p.fullname)`,
  office: sql`o.tree_from`,
  from: sql`lower(k.during)`,
  to: sql`upper(k.during)`,
  rate: sql`k.rate`,
  state: sql`k.state`,
} as const;

export function orderContracts(sort: Filters['sort']): RawBuilder<unknown> {
  const [name, direction] = splitSort(sort ?? '-to');
  return sql`${COLUMNS[name]} ${sql.raw(direction)}, k.id desc`;
}
