import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { beginStanding, endStanding } from '@talaan/personnel/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { Stretch } from '../rules/grant.ts';
import type { FoundGrant } from './record/read-grant.ts';

/**
 * Links a stretch of full-time study to the service record: to the study leave that is there, as by an approved application for leave, or to one that begins
 * with it. Aid for a thesis is no leave. Error: 409 with another status on these days.
 */
export async function linkStudyLeave(call: StepCall, grant: FoundGrant, { mode, from, to }: Stretch): Promise<void> {
  if (mode !== 'FULL_TIME' || grant.kind === 'THESIS_AID' || grant.kind === 'PART_TIME') return;
  const { rows } = await sql<{ id: number }>`
    select id from personnel.standing_view where personnel_id = ${grant.personnel_id} and status_code = 'STUDY'
      and during && daterange(${from}::date, ${to}::date, '[]') order by lower(during)`.execute(call.db);
  const found = rows.map(({ id }) => id);
  const authority = `Scholarship contract of ${longDate(grant.signed_on!)}`;
  const ids =
    found.length > 0 ? found : [await beginStanding(call, { personnelId: grant.personnel_id, statusCode: 'STUDY', authority, from, to })];
  await sql`
    update scholarships.scholarship set standing_ids = array(select distinct unnest(standing_ids || ${ids}::integer[]) order by 1)
    where id = ${grant.id}`.execute(call.db);
}

/** Study that ends earlier ends the leave on the service record; what was to begin later is taken out. */
export async function endStudyLeave(call: StepCall, { standing_ids: ids }: FoundGrant, lastDay: string): Promise<void> {
  for (const id of ids) await endStanding(call, id, lastDay, 'The study of the scholarship ended.');
}
