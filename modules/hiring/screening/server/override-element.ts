import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call, ParamsOf } from '@talaan/kernel/server/mount.ts';
import type { overrideElement as endpoint } from '../contract/screening.ts';
import { ELEMENTS, type Result } from '../rules/elements.ts';
import { lockApplication } from './lock-application.ts';

type Params = ParamsOf<typeof endpoint>;

/** Decides an element otherwise than computed. Errors: 404; 409 where nothing is computed yet, or verification is not what is open. */
export async function overrideElement(call: Call<Params, unknown, BodyOf<typeof endpoint>>) {
  const { db, actor, now, params, body } = call;
  const application = await lockApplication(call, params.id);
  const { rows } = await sql<{ result: Result }>`
    select result from screening.result where application_id = ${application.id} and element = ${params.element}`.execute(db);
  if (!rows[0]) throw wrongState('This application is not computed yet. Compute it first.');
  if (body.kind === 'verified' && rows[0].result !== 'FOR_VERIFICATION')
    throw wrongState(`${ELEMENTS[params.element]} is not open for verification. Choose a substitution or an exception.`);
  await sql`
    insert into screening.override (application_id, element, kind, result, reason, resolution, account_id, at)
    values (${application.id}, ${params.element}, ${body.kind}, ${body.result}, ${body.reason}, ${body.resolution}, ${actor.accountId || null}, ${now.toString()})
    on conflict (application_id, element) do update set kind = excluded.kind, result = excluded.result, reason = excluded.reason,
      resolution = excluded.resolution, account_id = excluded.account_id, at = excluded.at`.execute(db);
  await recordChange(call, {
    action: 'decide an element of a screening',
    subject: `screening.screening:${application.id}`,
    personnelId: application.personnel_id,
    before: { element: params.element, result: rows[0].result },
    after: { element: params.element, ...body },
  });
  return { message: `${ELEMENTS[params.element]} is decided.` };
}

/** The computed result counts again. Errors: 404, 409. */
export async function undoOverride(call: Call<Params>) {
  const { db, params } = call;
  const application = await lockApplication(call, params.id);
  const { rows } = await sql<{ kind: string; result: string; reason: string }>`
    delete from screening.override where application_id = ${application.id} and element = ${params.element} returning kind, result, reason`.execute(
    db,
  );
  if (!rows[0]) throw notFound('Nothing was decided of this element.');
  await recordChange(call, {
    action: 'take back what was decided of an element',
    subject: `screening.screening:${application.id}`,
    personnelId: application.personnel_id,
    before: { element: params.element, ...rows[0] },
  });
  return { message: `What is computed of ${ELEMENTS[params.element].toLowerCase()} counts again.` };
}
