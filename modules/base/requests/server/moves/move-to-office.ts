import { sql } from 'kysely';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import type { OfficeUse, UsedBy } from '@talaan/organization/server/public.ts';
import { rerouteAll } from '../reroute.ts';
import type { StepCall } from '../served-kinds.ts';

/** Open requests of an office: those of people who go to a part of it go with them, on the day, and who decides is found anew there. */
export const requestsOfOffice: OfficeUse = {
  name: 'requests',
  title: 'Open requests',
  table: 'requests.request',
  shared: false,
  holdsOpen: false,
  followsPeople: true,
  waitsOnHead: true,
  find: async (db, officeId, { from }) => {
    const { rows } = await sql<UsedBy>`
      select r.id::text as key, concat_ws(' · ', p.fullname, r.title) as label, '' as note, r.owner_id as personnel_id
      from requests.request r left join personnel.person_view p on p.id = r.owner_id
      where r.closed_at is null and ${officeId} in (r.office_id, r.next_office_id)
        and ${officeId} = case when r.next_office_from <= ${from}::date then r.next_office_id else r.office_id end
      order by r.id`.execute(db);
    return rows;
  },
  transfer: async (call, { keys, toOffice, from, authority }) => {
    const ids = keys.map(Number);
    await sql`
      update requests.request set next_office_id = ${toOffice}, next_office_from = ${from}::date where id = any(${ids}::integer[])`.execute(
      call.db,
    );
    if (from <= call.today) await moveRequestsDue(call, ids, authority);
  },
};

const PART = 200;

/** Moves the requests whose day has come. */
export const followOfficesJob: Job<Record<string, never>> = {
  kind: 'requests.follow-offices',
  cron: '5 0 * * *',
  atStart: true,
  run: async (work) => {
    const { rows } = await sql<{ id: number }>`
      select id from requests.request where next_office_from <= ${work.server.clock.today()}::date order by id`.execute(work.server.db);
    for (const part of inParts(
      rows.map(({ id }) => id),
      PART,
    ))
      await work.server.db.transaction().execute((db) => moveRequestsDue(callOfJob(work, db), part, ''));
  },
};

/** The offices of requests change on the day of a reorganization; of those that are open the route is found anew. */
async function moveRequestsDue(call: StepCall, ids: readonly number[], authority: string): Promise<void> {
  const { rows } = await sql<{ id: number; office: string; is_open: boolean }>`
    update requests.request r set office_id = r.next_office_id, next_office_id = null, next_office_from = null
    from organization.office_view o where o.id = r.next_office_id and r.id = any(${[...ids]}::integer[])
    returning r.id, o.acronym as office, r.closed_at is null as is_open`.execute(call.db);
  const open = rows.filter(({ is_open }) => is_open);
  const why = new Map(open.map(({ id, office }) => [id, [`The office was reorganized: ${office}`, authority].filter(Boolean).join(', ')]));
  await rerouteAll(call, [...why.keys()], { as: 'system', office: 'its own', whyOf: (id) => why.get(id)! });
}
