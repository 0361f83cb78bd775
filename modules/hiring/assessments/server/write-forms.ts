import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addForm as adding, saveGround as savingGround } from '../contract/forms.ts';
import { findFormFaults } from '../rules/find-form-faults.ts';

/** Adds a form, or its next version, which takes the place of the one in use. Error: 422 where it does not add up, or the name is of another board. */
export async function addForm(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  const { db, actor, now, body } = call;
  const faults = findFormFaults(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const { factors, ...facts } = body;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`assessment form ${body.name}`}, 0))`.execute(db);
  const { rows } = await sql<{ version: number; board: string }>`
    select version, board from assessments.form where name = ${body.name} order by version desc limit 1`.execute(db);
  if (rows[0] && rows[0].board !== body.board) throw invalid({ name: ['A form of the other board has this name.'] });
  const version = (rows[0]?.version ?? 0) + 1;
  await db.updateTable('assessments.form').set({ is_in_use: false }).where('name', '=', body.name).execute();
  const { id } = await db
    .insertInto('assessments.form')
    .values({ ...facts, version, created_at: now.toString(), created_by: actor.accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, { items, ...factor }] of factors.entries()) {
    const made = await db
      .insertInto('assessments.factor')
      .values({ ...factor, form_id: id, place: at + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (items.length > 0)
      await db
        .insertInto('assessments.item')
        .values(items.map((item, place) => ({ ...item, factor_id: made.id, place: place + 1 })))
        .execute();
  }
  await recordChange(call, { action: 'add an assessment form', subject: `assessments.form:${id}`, after: { ...body, version } });
  return { message: `${body.name}, version ${version}, is in use for new posts.`, id };
}

/** Error: 404. */
export async function setFormUse(call: Call<{ id: number }, unknown, { is_in_use: boolean }>): Promise<{ message: string }> {
  const { db, params, body } = call;
  const changed = await db
    .updateTable('assessments.form')
    .set(body)
    .where('id', '=', params.id)
    .returning(['name', 'version'])
    .executeTakeFirst();
  if (!changed) throw notFound('There is no such form.');
  await recordChange(call, { action: 'set the use of an assessment form', subject: `assessments.form:${params.id}`, after: body });
  return { message: `${changed.name}, version ${changed.version}, is ${body.is_in_use ? 'in use for new posts' : 'out of use'}.` };
}

export async function saveGround(call: CallOf<typeof savingGround>): Promise<{ message: string }> {
  const { db, body } = call;
  const { code, ...facts } = body;
  await db
    .insertInto('assessments.preference_ground')
    .values(body)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(facts))
    .execute();
  await recordChange(call, { action: 'set a ground of preference', subject: `assessments.preference_ground:${code}`, after: body });
  return { message: `“${body.label}” was saved.` };
}
