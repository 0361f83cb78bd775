import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addCompetency as addition, changeCompetency as change, removeCompetency as removal } from '../../contract/competencies.ts';

/** Error: 422 where another has the name. */
export async function addCompetency(call: CallOf<typeof addition>): Promise<AnswerOf<typeof addition>> {
  const { db, body, today } = call;
  const { rows } = await sql<{ id: number }>`
    insert into plans.competency (name, category, description, levels, retired_on)
    values (${body.name}, ${body.category}, ${body.description}, ${body.levels}::text[], ${body.is_retired ? today : null}::date) returning id`.execute(
    db,
  );
  await recordChange(call, { action: 'add a competency', subject: `plans.competency:${rows[0]!.id}`, after: body });
  return { message: `${body.name} was added.` };
}

/** Errors: 404; 422 where another has the name. */
export async function changeCompetency(call: CallOf<typeof change>): Promise<AnswerOf<typeof change>> {
  const { db, body, params, today } = call;
  const before = await lockCompetency(call, params.id);
  await sql`
    update plans.competency set name = ${body.name}, category = ${body.category}, description = ${body.description}, levels = ${body.levels}::text[],
      retired_on = case when ${body.is_retired} then coalesce(retired_on, ${today}::date) end
    where id = ${params.id}`.execute(db);
  await recordChange(call, { action: 'change a competency', subject: `plans.competency:${params.id}`, before, after: body });
  return { message: `${body.name} was saved.` };
}

/** Errors: 404; 409 where it is in use, by constraint: then it is retired. */
export async function removeCompetency(call: CallOf<typeof removal>): Promise<AnswerOf<typeof removal>> {
  const before = await lockCompetency(call, call.params.id);
  await sql`delete from plans.competency where id = ${call.params.id}`.execute(call.db);
  await recordChange(call, { action: 'remove a competency', subject: `plans.competency:${call.params.id}`, before });
  return { message: `${before.name} was removed.` };
}

async function lockCompetency({ db }: Pick<Call, 'db'>, id: number): Promise<{ name: string }> {
  const { rows } = await sql<{ name: string }>`
    select name, category, description, levels, retired_on from plans.competency where id = ${id} for update`.execute(db);
  if (!rows[0]) throw notFound('There is no such competency.');
  return rows[0];
}
