import { sql } from 'kysely';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { VACANCY_READERS, type countVacancies as counting } from '../contract/vacancies.ts';
import { itemsOn, status } from './items/items-query.ts';

type Unit = AnswerOf<typeof counting>['units'][number];

/** Vacant items by unit, in one statement. A unit is a college or an office right below the top of its tree, or that top itself. */
export async function countVacancies({ db, actor, today }: Call): Promise<{ units: Unit[] }> {
  const { rows } = await sql<Unit>`
    select u.id, u.fullname as name, u.acronym, c.acronym as campus, below.id is not null as with_units,
      count(*) filter (where ${status} = 'VACANT_FUNDED') as vacant, count(*) as items
    from ${itemsOn(today)}
      left join lateral (
        select m.id from organization.office_view m join organization.office_view top on top.id = m.parent_id and top.parent_id is null
        where o.tree_from between m.tree_from and m.tree_to) below on true
      join organization.office_view u on u.id = coalesce(below.id, o.id)
      join organization.campus_view c on c.id = u.campus_id
    where s.state = 'funded' and ${visible(actor, VACANCY_READERS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    group by u.id, u.fullname, u.acronym, u.tree_from, c.acronym, below.id order by vacant desc, u.tree_from`.execute(db);
  return { units: rows };
}
