import { sql } from 'kysely';
import type { RecordFault } from '@talaan/kernel/server/record-fault.ts';
import { itemsOn } from './items/items-query.ts';

const AREA = 'Plantilla';

/** Items without qualification standards of their own or of their position, and permanent people without an item. */
export const itemFaults: readonly RecordFault[] = [
  {
    name: 'plantilla.no-standards',
    title: 'Item without qualification standards',
    area: AREA,
    on: (day) => sql`select i.id as key, p.id as personnel_id, i.office_id, i.item_number as what, '/plantilla/items/' || i.id as link
      from ${itemsOn(day)} where s.state <> 'abolished' and coalesce(nullif(i.education, ''), nullif(t.education, '')) is null`,
  },
  {
    name: 'plantilla.no-item',
    title: 'Permanent without a plantilla item',
    area: AREA,
    on: (day) => sql`select a.personnel_id as key, a.personnel_id, a.office_id, p.fullname as what, '/personnels/' || p.id as link
      from personnel.serving_on(${day}::date) a join personnel.person_view p on p.id = a.personnel_id
      where a.status_code = 'PERM' and a.item_id is null`,
  },
];
