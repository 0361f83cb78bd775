import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';
import { hireFlow } from '../workflow.ts';

/** Open requests to hire of an office that is split or closed go to the one that is named for them; the head of that one answers for them. */
export const hiresForOffice: OfficeUse = {
  name: 'requests-to-hire',
  title: 'Requests to hire',
  table: 'hiring.request',
  shared: false,
  holdsOpen: true,
  followsPeople: true,
  find: async (db, officeId) => {
    const { rows } = await sql<{ key: string; label: string; note: string; personnel_id: number }>`
      select q.id::text as key, q.number || ' · ' || t.name as label, p.fullname as note, q.requester_id as personnel_id
      from hiring.request q join organization.position_view t on t.id = q.position_id join personnel.person_view p on p.id = q.requester_id
      where q.office_id = ${officeId} and q.state <> all(${[...hireFlow.ends]}::text[]) order by q.number`.execute(db);
    return rows;
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { rows } = await sql<{ id: number; requester_id: number }>`
      update hiring.request set office_id = ${toOffice} where id = any(${keys.map(Number)}::integer[]) and office_id = ${fromOffice}
      returning id, requester_id`.execute(call.db);
    await recordChanges(
      call,
      rows.map(({ id, requester_id }) => ({
        action: 'move a request to hire to another office',
        subject: `hiring.request:${id}`,
        personnelId: requester_id,
        before: { office_id: fromOffice },
        after: { office_id: toOffice, from, authority },
      })),
    );
  },
};
