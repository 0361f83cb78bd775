import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import type { listSeated as endpoint, SeatedRow } from '../contract/personnels.ts';
import { PLANTILLA_STATUSES } from '../contract/words.ts';
import { withinOffice } from './items/items-query.ts';

type Wanted = z.output<typeof endpoint.query>;

/** Who holds an appointment in the plantilla on a day, with his item where he has one. */
export async function listSeated({
  db,
  actor,
  query,
  today,
}: Call<unknown, Wanted>): Promise<{ personnels: SeatedRow[]; total: number; without_item: number }> {
  const day = query.on ?? today;
  const reach = visible(actor, ['PLANTILLA'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const seated = sql`personnel.appointment a
    join personnel.person p on p.id = a.personnel_id
    join organization.office o on o.id = a.office_id
    join organization.position t on t.id = a.position_id
    left join plantilla.item i on i.id = a.item_id
    where a.during @> ${day}::date and (a.status_code = any(${PLANTILLA_STATUSES}::text[]) or a.item_id is not null) and ${reach}`;
  const matching = sql`${seated} and ${matchSeated(query)}`;
  const rows = sql<SeatedRow>`
    select p.id, p.idno, p.fullname, t.name as position, t.salary_grade, y.step, u.name as status, o.fullname as office, c.acronym as campus,
      lower(a.during)::text as from, a.is_substitute,
      case when i.id is not null then jsonb_build_object('id', i.id, 'item_number', i.item_number, 'office', w.fullname) end as item
    from (select a.*, row_number() over (order by ${orderSeated(query.sort)}) as place from ${matching}
      order by place limit ${query.per_page} offset ${(query.page - 1) * query.per_page}) a
    join personnel.person p on p.id = a.personnel_id
    join organization.office o on o.id = a.office_id join organization.campus c on c.id = o.campus_id
    join organization.position t on t.id = a.position_id
    join reference.appointment_status u on u.code = a.status_code
    left join plantilla.item i on i.id = a.item_id left join organization.office w on w.id = i.office_id
    left join personnel.salary y on y.personnel_id = p.id and y.during @> ${day}::date
    order by a.place`;
  const count = sql<{ total: number; without_item: number }>`
    select (select count(*) from ${matching}) as total, (select count(*) from ${seated} and a.item_id is null) as without_item`;
  const [page, counted] = await Promise.all([rows.execute(db), count.execute(db)]);
  return { personnels: page.rows, ...counted.rows[0]! };
}

function matchSeated({ term, campus, office, status, show }: Wanted): RawBuilder<SqlBool> {
  const conditions = (term ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 8)
    .map(
      (word) =>
        sql<SqlBool>`(p.search like ${likePattern(word)} or i.search like ${likePattern(word)} or kernel.plain(t.name) like ${likePattern(word)})`,
    );
  if (campus) conditions.push(sql`o.campus_id = ${campus}`);
  if (office) conditions.push(withinOffice(office));
  if (status) conditions.push(sql`a.status_code = ${status}`);
  if (show === 'without_item') conditions.push(sql`a.item_id is null`);
  if (show === 'other_office') conditions.push(sql`i.office_id <> a.office_id`);
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
}

const ORDERS = {
  fullname: sql`kernel.plain(p.fullname)`,
  item_number: sql`i.item_number`,
  office: sql`o.tree_from`,
  position: sql`t.name`,
  salary_grade: sql`t.salary_grade`,
} as const;

function orderSeated(sort: Wanted['sort']): RawBuilder<unknown> {
  const first = ORDERS[(sort?.replace(/^-/, '') ?? 'fullname') as keyof typeof ORDERS];
  return sql.join([
    sort?.startsWith('-') ? sql`${first} desc nulls last` : sql`${first} nulls last`,
    sql`kernel.plain(p.fullname)`,
    sql`p.id`,
  ]);
}
