import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { addResearcher as adding, correctResearcher as correcting } from '../contract.ts';
import { reachable, researchersFrom } from './researcher-rows.ts';

type Facts = Omit<BodyOf<typeof adding>, 'personnel_id'>;

/** Tags a person as a researcher. Errors: 404 beyond one's reach; 422 where they are one on these days already, and for a unit beyond one's reach. */
export async function addResearcher(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  const { db, body } = call;
  const { personnel_id, projects, ...facts } = body;
  const person = await findPersonInScope(call, personnel_id, ['GENERALSETTINGS']);
  await requireUnit(call, facts.office_id);
  const { id } = await db
    .insertInto('researchers.researcher')
    .values({ ...columnsOf(facts), personnel_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeProjects(call, id, projects);
  await recordChange(call, { action: 'tag a researcher', subject: `researchers.researcher:${id}`, personnelId: personnel_id, after: body });
  return { message: `${person.fullname} is now tagged as a researcher.` };
}

/** Corrects or ends. Errors: 404 beyond one's reach; 422 for a correction without a reason, and for a unit beyond one's reach. */
export async function correctResearcher(call: CallOf<typeof correcting>): Promise<AnswerOf<typeof correcting>> {
  const { db, actor, params, body } = call;
  const { rows } = await sql<{ personnel_id: number; fullname: string; before: unknown }>`
    select r.personnel_id, p.fullname, to_jsonb(r) || jsonb_build_object('projects', array(
        select to_jsonb(j) - 'id' - 'researcher_id' from researchers.project j where j.researcher_id = r.id order by j.id)) as before
    from ${researchersFrom} where r.id = ${params.id} and ${reachable(actor)}
    for update of r`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such researcher.');
  const { reason, projects, ...facts } = body;
  await requireUnit(call, facts.office_id);
  if (reason) await giveReason(call, reason);
  await db.updateTable('researchers.researcher').set(columnsOf(facts)).where('id', '=', params.id).execute();
  await writeProjects(call, params.id, projects);
  await recordChange(call, {
    action: 'correct a researcher',
    subject: `researchers.researcher:${params.id}`,
    personnelId: found.personnel_id,
    before: found.before,
    after: body,
  });
  return { message: `The researcher facts of ${found.fullname} were saved.` };
}

/** Error: 422. */
async function requireUnit(call: Pick<Call, 'db' | 'actor'>, officeId: number): Promise<void> {
  if (!(await reachesOffice(call, officeId, ['GENERALSETTINGS'])))
    throw invalid({ office_id: ['This unit is outside your scope. Choose one within it.'] });
}

function columnsOf({ from, to, ...facts }: Omit<Facts, 'projects'>) {
  if (to !== null && to < from) throw invalid({ to: ['The last day lies before the first.'] });
  return { ...facts, during: sql<string>`daterange(${from}::date, ${to}::date, '[]')` };
}

async function writeProjects({ db }: Pick<Call, 'db'>, researcherId: number, projects: Facts['projects']): Promise<void> {
  await db.deleteFrom('researchers.project').where('researcher_id', '=', researcherId).execute();
  if (projects.length === 0) return;
  await db
    .insertInto('researchers.project')
    .values(projects.map((one) => ({ ...one, researcher_id: researcherId })))
    .execute();
}
