import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';

/** Job posts for an office that are neither filled nor cancelled; they go to the office that takes its place. */
export const postsForOffice: OfficeUse = {
  name: 'job-posts',
  title: 'Job posts',
  table: 'vacancies.post',
  shared: false,
  holdsOpen: true,
  followsPeople: false,
  find: async (db, officeId) => {
    const { rows } = await sql<{ id: number; code: string; title: string; place: string }>`
      select id, code, title, place from vacancies.post
      where office_id = ${officeId} and state not in ('FILLED', 'CANCELLED') order by code collate reference.by_number`.execute(db);
    return rows.map(({ id, code, title, place }) => ({ key: String(id), label: `${code} · ${title}`, note: place, personnel_id: null }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { rows } = await sql<{ id: number }>`
      update vacancies.post set office_id = ${toOffice} where id = any(${keys.map(Number)}) and office_id = ${fromOffice} returning id`.execute(
      call.db,
    );
    await recordChanges(
      call,
      rows.map(({ id }) => ({
        action: 'move a job post to another office',
        subject: `vacancies.post:${id}`,
        before: { office_id: fromOffice },
        after: { office_id: toOffice, from, authority },
      })),
    );
  },
};
