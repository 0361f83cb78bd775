import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';
import { ENDED_STATES } from '../workflow.ts';

const IS_PROPERTY = sql<boolean>`i.state <> all (${[...ENDED_STATES]}::text[])`;

/** Items that an office has. Those in use go with their holder; the papers stay as they were made, and the requisitioning office stays in the number. */
export const itemsOfOffice: OfficeUse = {
  name: 'property',
  title: 'Items of property',
  table: 'property.item',
  shared: false,
  holdsOpen: true,
  followsPeople: true,
  find: async (db, officeId) => {
    const { rows } = await sql<{ key: string; label: string; note: string; personnel_id: number | null }>`
      select i.id::text as key, i.property_no || ' · ' || i.article as label, coalesce(p.fullname, 'in stock') as note, i.holder_id as personnel_id
      from property.item i left join personnel.person_view p on p.id = i.holder_id where i.office_id = ${officeId} and ${IS_PROPERTY}
      order by i.property_no`.execute(db);
    return rows;
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { rows } = await sql<{ id: number; holder_id: number | null }>`
      update property.item i set office_id = o.id, campus_id = o.campus_id from organization.office_view o
      where o.id = ${toOffice} and i.id = any(${keys.map(Number)}::integer[]) and i.office_id = ${fromOffice} returning i.id, i.holder_id`.execute(
      call.db,
    );
    await recordChanges(
      call,
      rows.map(({ id, holder_id }) => ({
        action: 'move an item of property to another office',
        subject: `property.item:${id}`,
        personnelId: holder_id,
        before: { office_id: fromOffice },
        after: { office_id: toOffice, from, authority },
      })),
    );
  },
};
