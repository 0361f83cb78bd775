import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportDepartments, listDepartments } from '../../contract/departments.ts';

export const OFFICES = sql`organization.office o join organization.campus c on c.id = o.campus_id`;

/** Offices as they are today. */
export const OFFICE_COLUMNS = {
  id: 'o.id',
  fullname: 'o.fullname',
  acronym: 'o.acronym',
  campus_id: 'o.campus_id',
  campus: 'c.acronym',
  parent_id: 'o.parent_id',
  is_active: 'o.is_active',
  depth: sql`(select count(*) from organization.office up where up.tree_from < o.tree_from and o.tree_from <= up.tree_to)`,
};

/** In the order of the tree, unless sorted otherwise. */
export const departmentRows = rows(listDepartments, exportDepartments, 'departments', () => ({
  from: OFFICES,
  columns: OFFICE_COLUMNS,
  reach: sql`true`,
  search: [sql`kernel.plain(o.fullname || ' ' || o.acronym)`],
  sort: { fullname: sql`kernel.plain(o.fullname)`, acronym: 'o.acronym' },
  unsorted: sql`o.tree_from`,
  filters: { campus: (campus) => sql`o.campus_id = ${campus}` },
  sheet: {
    name: 'Offices',
    cells: {
      Acronym: (row) => row.acronym,
      Name: (row) => row.fullname,
      Campus: (row) => row.campus,
      'Level in the tree': (row) => row.depth + 1,
      Open: (row) => (row.is_active ? 'Yes' : 'No'),
    },
  },
}));
