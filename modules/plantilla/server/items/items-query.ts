import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { COMPULSORY_AGE } from '@talaan/personnel/rules/moves/retirement.ts';
import type { exportItems } from '../../contract/items.ts';

type Wanted = Partial<Omit<z.output<typeof exportItems.query>, 'format'>>;

/** The items that are there on a day: how each stands (s), its position (t) and office (o), who holds it (a, p). */
export function itemsOn(day: string): RawBuilder<unknown> {
  return sql`plantilla.item i
    join plantilla.item_state s on s.item_id = i.id and s.during @> ${day}::date
    join organization.position t on t.id = i.position_id
    join organization.office o on o.id = i.office_id
    left join personnel.appointment a on a.item_id = i.id and not a.is_substitute and a.during @> ${day}::date
    left join personnel.person p on p.id = a.personnel_id`;
}

export const status = sql<string>`plantilla.status_of(s.state, a.id is not null)`;

/** The 65th birthday (RA 8291 Sec. 13). */
export const retiresOn = sql<string | null>`(p.birth_date + make_interval(years => ${sql.lit(COMPULSORY_AGE)}))::date`;

/** Who held an item last before a day on which nobody does, and since when: joined as `l` where `a` is nobody. */
export function lastHolder(day: string): RawBuilder<unknown> {
  return sql`left join lateral (
      select v.personnel_id, upper(v.during) as left_on from personnel.appointment v
      where a.id is null and v.item_id = i.id and not v.is_substitute and upper(v.during) <= ${day}::date order by v.during desc limit 1
    ) l on true`;
}

/** Since when a vacant item is vacant. */
export const vacantSince = sql`case when a.id is null and s.state <> 'abolished' then coalesce(l.left_on, i.opened_on) end`;

/** How somebody left an item: by separation, else by his next appointment. */
export function causeOfLeaving(personnelId: RawBuilder<unknown>, leftOn: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`coalesce(
      (select c.name from personnel.separation e join reference.personnel_status c on c.code = e.cause_code
        where e.personnel_id = ${personnelId} and e.last_day = ${leftOn} - 1),
      (select n.name from personnel.appointment x join reference.appointment_nature n on n.code = x.nature_code
        where x.personnel_id = ${personnelId} and lower(x.during) = ${leftOn} limit 1))`;
}

/** What the list, its count and its export have in common: what is visible, and the filters. */
export function matchItems(actor: Actor, wanted: Wanted, day: string): RawBuilder<SqlBool> {
  const conditions = [
    visible(actor, ['PLANTILLA'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    ...matchWords(wanted.term ?? ''),
  ];
  if (wanted.campus) conditions.push(sql`o.campus_id = ${wanted.campus}`);
  if (wanted.office && wanted.own) conditions.push(sql`o.id = ${wanted.office}`);
  else if (wanted.office) conditions.push(withinOffice(wanted.office));
  if (wanted.position) conditions.push(sql`i.position_id = any(${wanted.position})`);
  if (wanted.sg_from) conditions.push(sql`t.salary_grade >= ${wanted.sg_from}`);
  if (wanted.sg_to) conditions.push(sql`t.salary_grade <= ${wanted.sg_to}`);
  if (wanted.coverage) conditions.push(sql`i.coverage_id = ${wanted.coverage}`);
  if (wanted.level) conditions.push(sql`i.level_id = ${wanted.level}`);
  if (wanted.retire) conditions.push(sql`${retiresOn} <= ${day}::date + make_interval(years => ${wanted.retire}::integer)`);
  conditions.push(wanted.status ? sql`${status} = any(${wanted.status}::text[])` : sql`s.state <> 'abolished'`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

export function withinOffice(office: number): RawBuilder<SqlBool> {
  return sql`o.tree_from between (select tree_from from organization.office where id = ${office})
    and (select tree_to from organization.office where id = ${office})`;
}

/** Every word must stand in the number, the title, the position or the name of the incumbent. */
function matchWords(term: string): RawBuilder<SqlBool>[] {
  const words = term.split(/[\s,]+/).filter(Boolean);
  return words.slice(0, 8).map((word) => {
    const pattern = likePattern(word);
    return sql<SqlBool>`(i.search like ${pattern} or kernel.plain(t.name) like ${pattern} or p.search like ${pattern})`;
  });
}

const ORDERS = {
  item_number: sql`i.item_number`,
  position: sql`t.name`,
  salary_grade: sql`t.salary_grade`,
  office: sql`o.tree_from`,
  status,
  incumbent: sql`kernel.plain(p.fullname)`,
  vacant_since: vacantSince,
} as const;

export function orderItems(sort: Wanted['sort']): RawBuilder<unknown> {
  const first = ORDERS[(sort?.replace(/^-/, '') ?? 'item_number') as keyof typeof ORDERS];
  return sql.join([sort?.startsWith('-') ? sql`${first} desc nulls last` : sql`${first} nulls last`, sql`i.item_number`]);
}
