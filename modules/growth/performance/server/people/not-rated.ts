import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { fileRequests, takeStepInAll } from '@talaan/requests/server/public.ts';
import type { recordNotRated as endpoint } from '../../contract/people.ts';
import { ipcrFlow } from '../../workflow.ts';
import { factsOf } from '../forms/form-facts.ts';
import { ipcrRequests } from '../forms/form-requests.ts';
import { readPeriods } from '../settings/write-settings.ts';

/** Records of people who submitted nothing that they are not rated. Errors: 404; 409 for one who has a form, which is recorded there. */
export async function recordNotRated(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, body } = call;
  const period = (await readPeriods(db)).find(({ id }) => id === body.period_id);
  if (!period) throw notFound('There is no such period.');
  for (const { personnel_id } of body.people) await findPersonInScope(call, personnel_id, ['SPMISADMIN']);
  const { rows: begun } = await sql<{ fullname: string }>`
    select p.fullname from performance.form f join personnel.person_view p on p.id = f.personnel_id
    where f.period_id = ${period.id} and f.personnel_id = any(${body.people.map(({ personnel_id }) => personnel_id)}::integer[])`.execute(
    db,
  );
  if (begun[0]) throw wrongState(`${begun[0].fullname} has a form for ${period.name}: open it and record it there.`);
  const { rows: offices } = await sql<{ id: number; fullname: string }>`
    select id, fullname from organization.office_view where id = any(${body.people.map(({ office_id }) => office_id)}::integer[])`.execute(
    db,
  );
  const facts = body.people.map(({ personnel_id, office_id }) => {
    const office = offices.find(({ id }) => id === office_id);
    if (!office) throw notFound('There is no such office.');
    return factsOf({ form: 'IPCR', personnel_id, office_id, office: office.fullname, is_highest: false, period, above_office_id: null });
  });
  const ids = await fileRequests(call, ipcrRequests, facts);
  await sql`
    insert into performance.form (id, state, form, period_id, personnel_id, office_id, rank, days)
    select t.id, ${ipcrFlow.states[0]}, 'IPCR', ${period.id}, t.personnel_id, t.office_id, 'STAFF', 0
    from unnest(${ids}::integer[], ${body.people.map(({ personnel_id }) => personnel_id)}::integer[],
      ${body.people.map(({ office_id }) => office_id)}::integer[]) as t (id, personnel_id, office_id)`.execute(db);
  await takeStepInAll(call, { action: 'leaveUnrated', items: ids.map((id) => ({ id })), remarks: body.reason });
  return { message: ids.length === 1 ? 'Recorded as not rated.' : `${ids.length} people were recorded as not rated.` };
}
