import { sql } from 'kysely';
import type { AnswerOf, Call, QueryOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Branch, readTree as endpoint } from '../../contract/departments.ts';
import type { OrganizationNeeds } from '../needs.ts';

type TreeCall = Pick<Call<unknown, QueryOf<typeof endpoint>>, 'db' | 'actor' | 'query' | 'today'>;

const READERS = ['GENERALSETTINGS'] as const;

type Row = Omit<Branch, 'head' | 'people'> & { personnel_id: number | null; title: string; is_acting: boolean };

/** The offices of a day within the caller's reach, each below its parent of that day; a fixed number of statements for all of them. */
export async function readTree(call: TreeCall, { countPeople, readFaces }: OrganizationNeeds): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, query, today } = call;
  const day = query.as_of ?? today;
  const { rows } = await sql<Row>`
    select o.id, n.fullname, n.acronym, o.campus_id, p.parent_id, u.is_open as is_active, h.personnel_id, h.title, h.is_acting
    from organization.office o
    join organization.office_name n on n.office_id = o.id and n.during @> ${day}::date
    join organization.office_parent p on p.office_id = o.id and p.during @> ${day}::date
    join organization.office_opening u on u.office_id = o.id and u.during @> ${day}::date
    left join lateral (
      select d.personnel_id, d.title, d.is_acting from organization.head d
      where d.office_id = o.id and d.during @> ${day}::date order by d.is_acting desc limit 1
    ) h on true
    where ${visible(actor, READERS, { person: 'h.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by o.tree_from, o.id`.execute(db);
  const [campuses, people, faces] = await Promise.all([
    db.selectFrom('organization.campus').select(['id', 'name', 'acronym']).orderBy('id').execute(),
    countPeople(db, day),
    readFaces(
      call,
      rows.flatMap((row) => row.personnel_id ?? []),
      READERS,
    ),
  ]);
  const offices = rows.map(({ personnel_id, title, is_acting, ...office }) => ({
    ...office,
    head:
      personnel_id === null
        ? null
        : { name: faces.get(personnel_id)?.fullname ?? '', avatar: faces.get(personnel_id)?.avatar ?? null, title, is_acting },
    people: people.get(office.id) ?? 0,
  }));
  return { as_of: day, campuses, offices };
}
