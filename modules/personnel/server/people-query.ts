import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import type { exportPersonnel, listPersonnel } from '../contract.ts';

type Filters = Pick<z.output<typeof listPersonnel.query>, 'term' | 'campus' | 'office' | 'position' | 'status'>;
type Sort = z.output<typeof exportPersonnel.query>['sort'];

const MOST_WORDS = 8;

/** A person, his appointment that runs on the day, and where it is. */
export function peopleOn(today: string): RawBuilder<unknown> {
  return sql`personnel.person p
    left join personnel.appointment a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.office o on o.id = a.office_id`;
}

/** The same for counting: where nothing is asked of appointments, they need not be looked up. */
export function peopleToCount(actor: Actor, groups: readonly Group[], filters: Filters, today: string): RawBuilder<unknown> {
  const seesAll = scopesWithin(actor, groups).some((scope) => scope.kind === 'all');
  const asksPlace = filters.campus || filters.office || filters.position || filters.status;
  return seesAll && !asksPlace ? sql`personnel.person p` : peopleOn(today);
}

/** What the list, its count and its export have in common: who is visible, and the filters. */
export function matchPeople(actor: Actor, groups: readonly Group[], filters: Filters): RawBuilder<SqlBool> {
  const conditions = [
    visible(actor, groups, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    matchWords(filters.term ?? ''),
  ];
  if (filters.campus) conditions.push(sql`o.campus_id = ${filters.campus}`);
  if (filters.office) {
    conditions.push(sql`o.tree_from between (select tree_from from organization.office where id = ${filters.office})
      and (select tree_to from organization.office where id = ${filters.office})`);
  }
  if (filters.position) conditions.push(sql`a.position_id = any(${filters.position})`);
  if (filters.status) conditions.push(sql`a.status_code = any(${filters.status})`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Every word must stand somewhere in the name or number, in any order. */
export function matchWords(term: string): RawBuilder<SqlBool> {
  const words = term
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  return words.length === 0
    ? sql`true`
    : sql`${sql.join(
        words.map((word) => sql`p.search like ${likePattern(word)}`),
        sql` and `,
      )}`;
}

/** Names in plain letters, so that Cañete stands before Castillo. */
const ORDERS = {
  fullname: [sql`kernel.plain(p.fullname)`],
  idno: [sql`p.idno`],
  office: [sql`o.tree_from`, sql`kernel.plain(p.fullname)`],
  position: [sql`(select t.name from organization.position t where t.id = a.position_id)`, sql`kernel.plain(p.fullname)`],
  status: [sql`(select s.place from reference.appointment_status s where s.code = a.status_code)`, sql`kernel.plain(p.fullname)`],
} as const;

/** Only the first column turns with the direction; people without one come last either way. */
export function orderPeople(sort: Sort): RawBuilder<unknown> {
  const name = (sort?.replace(/^-/, '') ?? 'fullname') as keyof typeof ORDERS;
  const [first, ...rest] = ORDERS[name];
  const down = sort?.startsWith('-');
  // Names are never absent; said plainly, the order is that of their index.
  const lead =
    name === 'fullname' || name === 'idno'
      ? down
        ? sql`${first} desc`
        : first
      : down
        ? sql`${first} desc nulls last`
        : sql`${first} nulls last`;
  return sql.join([lead, ...rest, down && rest.length === 0 ? sql`p.id desc` : sql`p.id`]);
}
