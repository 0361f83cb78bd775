import { sql } from 'kysely';
import type { CallOf, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { previewDesignation as previewing } from '../../../contract/move-rows.ts';
import { findPersonInScope } from '../../find-person-in-scope.ts';

type Asked = CallOf<typeof previewing>;
type Found = AnswerOf<typeof previewing>;

/** Who else has the same duty on those days, what else the person is designated to then, and the units that these release. Errors: 404. */
export async function previewDesignation(call: Asked): Promise<Found> {
  const { db, actor, params, query } = call;
  const { id } = await findPersonInScope(call, params.id, ['PERSONNELS']);
  const days = sql`daterange(${query.from}::date, ${query.to ?? null}::date, '[]')`;
  const { rows: others } = await sql<Found['others'][number]>`
    select p.fullname as name, lower(d.during)::text as from, (upper(d.during) - 1)::text as to
    from personnel.designation d join personnel.person p on p.id = d.personnel_id join organization.office_view o on o.id = d.office_id
    where d.office_id = ${query.office_id ?? null}::integer and kernel.plain(d.title) = kernel.plain(${query.title}) and d.personnel_id <> ${id}
      and d.during && ${days} and ${visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by d.during, p.id limit 20`.execute(db);
  const { rows: running } = await sql<Found['running'][number]>`
    select d.title, o.acronym as office, d.units_released, d.has_rata, lower(d.during)::text as from, (upper(d.during) - 1)::text as to
    from personnel.designation d join organization.office_view o on o.id = d.office_id
    where d.personnel_id = ${id} and d.during && ${days} and d.id is distinct from ${query.instead_of ?? null}::integer
    order by d.during, d.id`.execute(db);
  return { others, running };
}
