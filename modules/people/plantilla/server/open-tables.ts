import { sql } from 'kysely';
import type { OpenTable } from '@talaan/kernel/server/open-table.ts';

export const openTablesOfPlantilla: OpenTable[] = [
  {
    of: 'things',
    name: 'plantilla_items',
    title: 'Plantilla items',
    says: 'One row is an item of the plantilla on the day of the export; abolished ones are left out, and so are names of incumbents.',
    columns: [
      { name: 'item_number', type: 'string', means: 'The number of the item.' },
      { name: 'position', type: 'string', means: 'The position title.' },
      { name: 'salary_grade', type: 'integer', means: 'The salary grade of the position.' },
      { name: 'office_id', type: 'integer', means: 'The office of the item, as in the table offices.' },
      { name: 'state', type: 'string', means: 'funded, unfunded, frozen or anticipated.' },
      { name: 'is_filled', type: 'boolean', means: 'Whether it has an incumbent.' },
      { name: 'vacant_since', type: 'date', means: 'From when it has had no incumbent; empty where it has one, or never had.' },
    ],
    read: (day) => sql`
      select i.item_number, p.name as position, p.salary_grade, plantilla.office_on(i.id, ${day}::date) as office_id, s.state,
        h.is_filled, case when not h.is_filled then (
          select max(upper(e.during)) from personnel.appointment_view e where e.item_id = i.id and upper(e.during) <= ${day}::date) end::text as vacant_since
      from plantilla.item i
      join organization.position_view p on p.id = i.position_id
      join plantilla.item_state s on s.item_id = i.id and s.during @> ${day}::date and s.state <> 'abolished'
      cross join lateral (select exists (
        select from personnel.serving_on(${day}::date) a where a.item_id = i.id and not a.is_substitute) as is_filled) h
      order by i.item_number`,
  },
];
