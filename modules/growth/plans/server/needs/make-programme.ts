import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { addTraining } from '@talaan/trainings/server/public.ts';
import type { makeProgramme as endpoint } from '../../contract/needs.ts';
import { needsOnDay } from './need-statement.ts';

/** Adds a training for needs. Errors: 422 for needs that are there no more, and as of adding a training. */
export async function makeProgramme(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, body, today } = call;
  const keys = [...new Set(body.needs)];
  const id = await addTraining(call, body.programme);
  const { numAffectedRows } = await sql`
    insert into plans.programme_need (training_id, personnel_id, competency_id, need_id, recommendation)
    select ${id}, n.personnel_id, case when n.source = 'COMPETENCY' then n.competency_id end, n.need_id, n.recommendation
    from ${needsOnDay(today)} n where n.key = any(${keys}::text[])`.execute(db);
  if (Number(numAffectedRows) < keys.length) throw invalid({ needs: ['Some of these needs are there no more. Choose again.'] });
  await recordChange(call, { action: 'make a training for needs', subject: `trainings.training:${id}`, after: { needs: keys } });
  return { message: `${body.programme.title} was added for ${keys.length === 1 ? 'one need' : `${keys.length} needs`}.`, id };
}
