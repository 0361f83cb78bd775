import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import type { JobRun } from '@talaan/kernel/contract/jobs.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { exportJob } from './make-export-job.ts';

interface Whose {
  personnelId: number | null;
  accountId: number | null;
  name: string;
  request: string;
}

/** Errors: 409 where it was asked for today. */
export function askMine(call: Call): Promise<{ job: JobRun }> {
  const { accountId, personnelId, name } = call.actor;
  return ask(call, { personnelId, accountId, name, request: '' });
}

/** Errors: 404 outside one’s scope, 409 where it was asked for today. */
export async function askTheirs(call: Call<{ id: number }, unknown, { request: string }>): Promise<{ job: JobRun }> {
  const { db, params, body } = call;
  const person = await findPersonInScope(call, params.id, ['PERSONNELS']);
  const account = await db.selectFrom('identity.account_view').select('id').where('personnel_id', '=', person.id).executeTakeFirst();
  return ask(call, { personnelId: person.id, accountId: account?.id ?? null, name: person.fullname, request: body.request });
}

/** Asked, kept in the audit trail and told to the person in one transaction; made behind the screen. */
async function ask(call: Call, { personnelId, accountId, name, request }: Whose): Promise<{ job: JobRun }> {
  const { db, actor, now, today } = call;
  await refuseSecondToday(call, personnelId, accountId);
  const run = await startJob(call, exportJob, `Personal data of ${name}`, { personnelId, accountId });
  const { rows } = await sql<{ id: number }>`
    insert into privacy.export (personnel_id, account_id, asked_by, asked_on, asked_at, request, job_id)
    values (${personnelId}, ${accountId}, ${actor.accountId}, ${today}, ${now.toString()}, ${request}, ${run.id})
    on conflict on constraint an_export_is_asked_once_a_day do update set job_id = excluded.job_id, asked_at = excluded.asked_at,
      request = excluded.request returning id`.execute(db);
  await recordChange(call, {
    action: 'ask for a personal data export',
    subject: `privacy.export:${rows[0]!.id}`,
    personnelId,
    after: { request },
  });
  if (personnelId !== null) await recordOpening(call, personnelId, 'Your personal data');
  if (accountId !== null) await notify(db, now, [accountId], formatRequest(accountId === actor.accountId, actor.name, request));
  return { job: run };
}

/** Anyone who asks twice at the same moment waits for the first. A try that failed does not count. */
async function refuseSecondToday({ db, actor, today }: Call, personnelId: number | null, accountId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('privacy.export'), ${actor.accountId}::integer)`.execute(db);
  const { rows } = await sql`
    select from privacy.export e join kernel.job_run j on j.id = e.job_id
    where e.personnel_id is not distinct from ${personnelId} and e.account_id is not distinct from ${accountId}
      and e.asked_by = ${actor.accountId} and e.asked_on = ${today}::date and j.state <> 'failed'`.execute(db);
  if (rows.length > 0) throw wrongState('A personal data export was already requested today; it can be requested once a day.');
}

function formatRequest(isOwn: boolean, who: string, request: string) {
  const link = '/profile/account/settings?section=held';
  if (isOwn)
    return {
      title: 'You requested a copy of your personal data',
      description: 'If it was not you, change your password and notify HR.',
      link,
    };
  return {
    title: 'A copy of your personal data was requested',
    description: `${who} requested it on your behalf: ${request}. If you did not ask, notify HR and the data protection officer.`,
    link,
  };
}
