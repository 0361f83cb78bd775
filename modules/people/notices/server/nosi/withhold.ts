import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { withholdStep as endpoint } from '../../contract/nosi.ts';
import { refuseOwn } from '../refuse-own.ts';

/** Holds the next step of a person back. Until performance is recorded here, HR says that a rating was not Satisfactory. */
export async function withholdStep(call: CallOf<typeof endpoint>) {
  const { db, body, now, actor } = call;
  const person = await findPersonInScope(call, body.personnel_id, ['NOSINOSA']);
  const { rows } = await sql<{ id: number }>`
    insert into notices.withholding (personnel_id, due_on, reason, withheld_at, withheld_by)
    values (${person.id}, ${body.due_on}::date, ${body.reason}, ${now.toString()}::timestamptz, ${actor.accountId}) returning id`.execute(
    db,
  );
  await recordChange(call, {
    action: 'withhold a step increment',
    subject: `notices.withholding:${rows[0]!.id}`,
    personnelId: person.id,
    after: { due_on: body.due_on, reason: body.reason },
  });
  return { message: `The step increment of ${person.fullname} is withheld.` };
}

/** Lets a step be due again. Errors: 404 where nothing is held back any more or beyond reach; 409 for one’s own. */
export async function liftWithholding(call: Call<{ id: number }>) {
  const { db, params, now, actor } = call;
  const { rows } = await sql<{ personnel_id: number; reason: string }>`
    select personnel_id, reason from notices.withholding where id = ${params.id} and lifted_at is null for update`.execute(db);
  const withholding = rows[0];
  if (!withholding) throw notFound('This step increment is no longer withheld.');
  const person = await findPersonInScope(call, withholding.personnel_id, ['NOSINOSA']);
  refuseOwn(call, person.id);
  await sql`update notices.withholding set lifted_at = greatest(${now.toString()}, withheld_at), lifted_by = ${actor.accountId} where id = ${params.id}`.execute(
    db,
  );
  await recordChange(call, {
    action: 'lift the withholding of a step increment',
    subject: `notices.withholding:${params.id}`,
    personnelId: person.id,
    before: { reason: withholding.reason },
  });
  return { message: `The step increment of ${person.fullname} is due again.` };
}
