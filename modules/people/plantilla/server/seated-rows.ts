import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows, type AnyDefinition } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportSeated, listSeated } from '../contract/personnels.ts';
import { PLANTILLA_STATUSES } from '../contract/words.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';

/** Who holds an appointment in the plantilla on a day, with the item where there is one. */
export const seatedRows = rows(listSeated, exportSeated, 'personnels', ({ actor, query, today }) => {
  const day = query.on ?? today;
  const name = 'p.plain_name';
  return {
    from: sql`${servingOn(day)} a
      join personnel.person_view p on p.id = a.personnel_id
      join organization.office_view o on o.id = a.office_id
      join organization.position_view t on t.id = a.position_id
      left join plantilla.item i on i.id = a.item_id`,
    columns: {
      id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      position: 't.name',
      salary_grade: 't.salary_grade',
      step: sql`(select y.step from personnel.salary_view y where y.personnel_id = p.id and y.during @> ${day}::date)`,
      status: sql`(select u.name from reference.appointment_status u where u.code = a.status_code)`,
      office: 'o.fullname',
      office_acronym: 'o.acronym',
      campus: sql`(select c.acronym from organization.campus_view c where c.id = o.campus_id)`,
      from: sql`lower(a.during)`,
      is_substitute: 'a.is_substitute',
      item: sql`case when i.id is not null then jsonb_build_object('id', i.id, 'item_number', i.item_number,
        'office', (select w.fullname from organization.office_view w where w.id = i.office_id)) end`,
    },
    reach: seatedWithin(actor),
    search: [sql`p.search`, sql`i.search`, sql`kernel.plain(t.name)`],
    sort: {
      fullname: name,
      item_number: [sql`i.item_number collate reference.by_number`, name],
      office: ['o.tree_from', name],
      position: ['t.name', name],
      salary_grade: ['t.salary_grade', name],
    },
    unsorted: 'fullname',
    filters: {
      on: () => sql`true`,
      campus: (campus) => sql`o.campus_id = ${campus}`,
      office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
      status: (status) => sql`a.status_code = ${status}`,
      show: (show) => (show === 'without_item' ? sql`a.item_id is null` : sql`i.office_id <> a.office_id`),
    },
    sheet: {
      name: `Incumbents of ${day}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Position: (row) => row.position,
        SG: (row) => row.salary_grade,
        Step: (row) => row.step,
        Status: (row) => row.status,
        Office: (row) => row.office,
        Campus: (row) => row.campus,
        Since: (row) => row.from,
        'Item number': (row) => row.item?.item_number ?? null,
        'Office of the item': (row) => row.item?.office ?? null,
        Substitute: (row) => (row.is_substitute ? 'Yes' : 'No'),
      },
    },
  };
});

function seatedWithin(actor: Actor): RawBuilder<SqlBool> {
  return sql`(a.status_code = any(${PLANTILLA_STATUSES}::text[]) or a.item_id is not null)
    and ${visible(actor, ['PLANTILLA'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`;
}

/** Beside the list: how many have no item, whatever is filtered. */
export async function countWithoutItem({ db }: Call, list: AnyDefinition) {
  const { rows: counted } = await sql<{ without_item: number }>`
    select count(*) as without_item from ${list.from} where ${list.reach} and a.item_id is null`.execute(db);
  return counted[0]!;
}
