import { sql } from 'kysely';
import type { OpenTable } from '@talaan/kernel/server/open-table.ts';

export const openTablesOfOrganization: OpenTable[] = [
  {
    of: 'things',
    name: 'offices',
    title: 'Offices',
    says: 'One row is an office, also a closed one.',
    columns: [
      { name: 'office_id', type: 'integer', means: 'By which the other tables name it.' },
      { name: 'acronym', type: 'string', means: 'Its acronym.' },
      { name: 'name', type: 'string', means: 'Its full name.' },
      { name: 'campus', type: 'string', means: 'The campus that it is at.' },
      { name: 'above_office_id', type: 'integer', means: 'The office above it; empty: right below its campus.' },
      { name: 'is_open', type: 'boolean', means: 'Whether it is open.' },
    ],
    read: () => sql`
      select o.id as office_id, o.acronym, o.fullname as name, c.name as campus, o.parent_id as above_office_id, o.is_active as is_open
      from organization.office_view o join organization.campus_view c on c.id = o.campus_id order by o.id`,
  },
];
