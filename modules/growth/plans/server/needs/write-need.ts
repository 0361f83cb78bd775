import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import { ASSESSORS } from '../../contract/competencies.ts';
import type { addNeed as addition, withdrawNeed as withdrawal } from '../../contract/needs.ts';

/** Errors: 422 for an office beyond reach, and for a person who does not serve in it. */
export async function addNeed(call: CallOf<typeof addition>): Promise<AnswerOf<typeof addition>> {
  const { db, actor, body, today } = call;
  if (!(await reachesOffice(call, body.office_id, ASSESSORS))) throw invalid({ office_id: ['There is no such office within your reach.'] });
  if (body.personnel_id !== null) {
    const { rows } = await sql`
      select from personnel.serving_on(${today}::date) a join organization.offices_within(${body.office_id}) o on o.id = a.office_id
      where a.personnel_id = ${body.personnel_id}`.execute(db);
    if (rows.length === 0) throw invalid({ personnel_id: ['Choose a person who serves in this office.'] });
  }
  const { rows } = await sql<{ id: number }>`
    insert into plans.need (office_id, personnel_id, competency_id, title, reason, since, entered_by)
    values (${body.office_id}, ${body.personnel_id}, ${body.competency_id}, ${body.title}, ${body.reason}, ${today}::date, ${actor.accountId})
    returning id`.execute(db);
  await recordChange(call, {
    action: 'enter a training need',
    subject: `plans.need:${rows[0]!.id}`,
    personnelId: body.personnel_id ?? undefined,
    after: body,
  });
  return { message: `${body.title} was entered.` };
}

/** Error: 404 for one beyond reach. */
export async function withdrawNeed(call: CallOf<typeof withdrawal>): Promise<AnswerOf<typeof withdrawal>> {
  const { db, params, today } = call;
  const { rows } = await sql<{ office_id: number; personnel_id: number | null; title: string }>`
    select office_id, personnel_id, title from plans.need where id = ${params.id} and withdrawn_on is null for update`.execute(db);
  const [need] = rows;
  if (!need || !(await reachesOffice(call, need.office_id, ASSESSORS))) throw notFound('There is no such training need.');
  await sql`update plans.need set withdrawn_on = ${today}::date where id = ${params.id}`.execute(db);
  await recordChange(call, {
    action: 'withdraw a training need',
    subject: `plans.need:${params.id}`,
    personnelId: need.personnel_id ?? undefined,
    before: need,
  });
  return { message: `${need.title} was withdrawn.` };
}
