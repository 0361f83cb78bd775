import { sql } from 'kysely';
import type { OpenTable } from '@talaan/kernel/server/open-table.ts';

export const openTablesOfPersonnel: OpenTable[] = [
  {
    of: 'people',
    name: 'headcount',
    title: 'Headcount',
    says: 'One row is an office on the day of the export, with those who serve in it.',
    by: [],
    sums: [
      { name: 'permanent', type: 'integer', means: 'Of them with a permanent appointment.' },
      { name: 'in_items', type: 'integer', means: 'Of them in a plantilla item.' },
    ],
    read: (day) => sql`
      select a.office_id, count(*)::integer as people, count(*) filter (where a.status_code = 'PERM')::integer as permanent,
        count(a.item_id)::integer as in_items
      from personnel.serving_on(${day}::date) a group by a.office_id`,
  },
];
