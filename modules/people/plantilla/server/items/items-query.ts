import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { matching } from '@talaan/kernel/server/lists/read-rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { COMPULSORY_AGE } from '@talaan/personnel/rules/moves/retirement.ts';
import type { QueryOf } from '@talaan/kernel/server/mount.ts';
import type { listItems } from '../../contract/items.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

type Asked = QueryOf<typeof listItems>;
type Wanted = Partial<Omit<Asked, 'page' | 'per_page' | 'sort'>>;
type Filters = { [F in keyof Omit<Wanted, 'term' | 'group_by' | 'in_group'>]-?: (value: NonNullable<Wanted[F]>) => RawBuilder<SqlBool> };

/** The items that are there on a day: how each stands (s), its position (t) and office (o), who holds it (a, p). */
export function itemsOn(day: string): RawBuilder<unknown> {
  return sql`plantilla.item i
    join plantilla.item_state s on s.item_id = i.id and s.during @> ${day}::date
    join organization.position_view t on t.id = i.position_id
    join organization.office_view o on o.id = i.office_id
    left join ${servingOn(day)} a on a.item_id = i.id and not a.is_substitute
    left join personnel.person_view p on p.id = a.personnel_id`;
}

export const status = sql<string>`plantilla.status_of(s.state, a.id is not null)`;

/** The 65th birthday (RA 8291 Sec. 13). */
export const retiresOn = sql<string | null>`(p.birth_date + make_interval(years => ${sql.lit(COMPULSORY_AGE)}))::date`;

/** Who held an item last before a day on which nobody does, and since when: joined as `l` where `a` is nobody. */
export function lastHolder(day: string): RawBuilder<unknown> {
  return sql`left join lateral (
      select v.personnel_id, upper(v.during) as left_on from personnel.appointment_view v
      where a.id is null and v.item_id = i.id and not v.is_substitute and upper(v.during) <= ${day}::date order by v.during desc limit 1
    ) l on true`;
}

/** Since when a vacant item is vacant. */
export const vacantSince = sql`case when a.id is null and s.state <> 'abolished' then coalesce(l.left_on, i.opened_on) end`;

/** How a person left an item: by separation, else by the next appointment. */
export function causeOfLeaving(personnelId: RawBuilder<unknown>, leftOn: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`coalesce(
      (select c.name from personnel.separation_view e join reference.personnel_status c on c.code = e.cause_code
        where e.personnel_id = ${personnelId} and e.last_day = ${leftOn} - 1),
      (select n.name from personnel.appointment_view x join reference.appointment_nature n on n.code = x.nature_code
        where x.personnel_id = ${personnelId} and lower(x.during) = ${leftOn} limit 1))`;
}

/** An item is searched by its number and titles, its position, and the name of its incumbent. */
export const itemTexts = [sql`i.search`, sql`kernel.plain(t.name)`, sql`p.search`];

/** The items that the caller reaches; abolished ones only where a status asks for them. */
export function itemReach(
  actor: Actor,
  { status: wanted }: Pick<Wanted, 'status'>,
  groups: readonly Group[] = ['PLANTILLA'],
): RawBuilder<SqlBool> {
  const reach = visible(actor, groups, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  return wanted ? reach : sql`${reach} and s.state <> 'abolished'`;
}

export function itemFilters({ own }: Pick<Wanted, 'own'>, day: string): Filters {
  return {
    on: () => sql`true`,
    own: () => sql`true`,
    campus: (campus) => sql`o.campus_id = ${campus}`,
    office: (office) => (own ? sql`o.id = ${office}` : sql`o.id in (select id from organization.offices_within(${office}))`),
    position: (positions) => sql`i.position_id = any(${positions})`,
    sg_from: (grade) => sql`t.salary_grade >= ${grade}`,
    sg_to: (grade) => sql`t.salary_grade <= ${grade}`,
    coverage: (coverage) => sql`i.coverage_id = ${coverage}`,
    level: (level) => sql`i.level_id = ${level}`,
    retire: (years) => sql`${retiresOn} <= ${day}::date + make_interval(years => ${years}::integer)`,
    status: (statuses) => sql`${status} = any(${statuses}::text[])`,
  };
}

/** What the reports have in common with the list: what is visible, and the filters. */
export function matchItems(actor: Actor, wanted: Wanted, day: string): RawBuilder<SqlBool> {
  return matching({ reach: itemReach(actor, wanted), search: itemTexts, filters: itemFilters(wanted, day) }, wanted);
}
