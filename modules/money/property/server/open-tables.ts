import { sql } from 'kysely';
import type { OpenTable } from '@talaan/kernel/server/open-table.ts';

export const openTablesOfProperty: OpenTable[] = [
  {
    of: 'things',
    name: 'property',
    title: 'Property',
    says: 'One row is the property of one class, state and condition at an office; who holds it is left out.',
    columns: [
      { name: 'office_id', type: 'integer', means: 'The office that it is at, as in the table offices.' },
      { name: 'class', type: 'string', means: 'PPE: property, plant and equipment; SPHV and SPLV: semi-expendable of high and low value.' },
      { name: 'state', type: 'string', means: 'How far it is, such as IN_STOCK, ACKNOWLEDGED or LOST.' },
      { name: 'condition', type: 'string', means: 'SERVICEABLE, NEEDS_REPAIR, UNSERVICEABLE or LOST.' },
      { name: 'items', type: 'integer', means: 'How many.' },
      { name: 'cost', type: 'number', means: 'What they were bought for, in pesos.' },
    ],
    read: () => sql`
      select office_id, class, state, condition, count(*)::integer as items, (sum(unit_cost) / 100.0)::float8 as cost
      from property.item where state not in ('TRANSFERRED_OUT', 'DISPOSED') group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  },
];
