import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import {
  exportProfiles,
  listProfiles,
  type AskedCompetency,
  type readProfile as reading,
  type saveProfile as saving,
} from '../../contract/competencies.ts';

const competencies = sql`(select count(*) from plans.profile f where f.position_id = t.id)`;

export const profileRows = rows(listProfiles, exportProfiles, 'positions', ({ today }) => {
  const people = sql`(select count(*) from personnel.serving_on(${today}::date) a where a.position_id = t.id)`;
  return {
    from: sql`organization.position_view t`,
    columns: { id: 't.id', name: 't.name', salary_grade: 't.salary_grade', track: 't.track', people, competencies },
    reach: sql`(t.retired_on is null or t.retired_on > ${today}::date)`,
    search: [sql`kernel.plain(t.name)`],
    sort: { name: 't.name', salary_grade: ['t.salary_grade', 't.name'], people, competencies },
    unsorted: 'name',
    filters: {
      show: (show) => (show === 'served' ? sql`${people} > 0` : show === 'with' ? sql`${competencies} > 0` : sql`${competencies} = 0`),
    },
    groups: { track: { by: 't.track', name: 't.track' } },
    sheet: {
      name: 'Competency profiles',
      cells: {
        Position: (row) => row.name,
        SG: (row) => row.salary_grade,
        Track: (row) => row.track,
        People: (row) => row.people,
        Competencies: (row) => row.competencies,
      },
    },
  };
});

/** Error: 404. */
export async function readProfile({ db, params, today }: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const { rows: found } = await sql<{ id: number; name: string; people: number }>`
    select t.id, t.name, (select count(*)::integer from personnel.serving_on(${today}::date) a where a.position_id = t.id) as people
    from organization.position_view t where t.id = ${params.id}`.execute(db);
  if (!found[0]) throw notFound('There is no such position.');
  return { position: found[0], asked: await readAsked(db, params.id) };
}

async function readAsked(db: Call['db'], positionId: number): Promise<AskedCompetency[]> {
  const { rows: asked } = await sql<AskedCompetency>`
    select f.competency_id, c.name, c.category, f.level from plans.profile f join plans.competency c on c.id = f.competency_id
    where f.position_id = ${positionId} order by c.name`.execute(db);
  return asked;
}

/** Errors: 404; 422 for a competency that is named twice or is not there. */
export async function saveProfile(call: CallOf<typeof saving>): Promise<AnswerOf<typeof saving>> {
  const { db, params, body } = call;
  const { rows: found } = await sql<{ name: string }>`select name from organization.position_view where id = ${params.id}`.execute(db);
  if (!found[0]) throw notFound('There is no such position.');
  const ids = body.asked.map(({ competency_id: id }) => id);
  if (new Set(ids).size < ids.length) throw invalid({ asked: ['Name each competency once.'] });
  // Two who save the same profile at once: the second one waits, and what they send is the whole of it.
  await sql`select pg_advisory_xact_lock(hashtext('plans.profile'), ${params.id})`.execute(db);
  const before = await readAsked(db, params.id);
  await sql`delete from plans.profile where position_id = ${params.id}`.execute(db);
  await sql`
    insert into plans.profile (position_id, competency_id, level)
    select ${params.id}::integer, competency_id, level from jsonb_to_recordset(${JSON.stringify(body.asked)}::jsonb) as n (competency_id integer, level smallint)`.execute(
    db,
  );
  await recordChange(call, { action: 'change a competency profile', subject: `plans.profile:${params.id}`, before, after: body.asked });
  return { message: `The profile of ${found[0].name} was saved.` };
}
