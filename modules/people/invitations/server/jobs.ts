import { sql } from 'kysely';
import { forgetJobFiles } from '@talaan/kernel/server/jobs/forget-job-files.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { purgeDue } from '@talaan/kernel/server/retention/purge-due.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { SLIPS_JOB } from './printed-slips.ts';
import { pastInvitations } from './past-invitations.ts';

const HOURS_OF_SLIPS = 24;
const HOURS_OF_TRIES = 24;

/** Codes are on paper alone: a day after the print its file is gone. */
export const forgetSlipsJob: Job<object> = {
  kind: 'invitations.forget-slips',
  cron: '10 * * * *',
  atStart: true,
  run: async ({ server }) => forgetJobFiles(server, SLIPS_JOB, server.clock.now().subtract({ hours: HOURS_OF_SLIPS })),
};

/** What is over long since: invitations that were used, withdrawn or expired, and tries of codes. */
export const forgetInvitationsJob: Job<object> = {
  kind: 'invitations.forget',
  cron: '50 3 * * *',
  run: async (work) => {
    const { db, clock } = work.server;
    const triesSince = clock.now().subtract({ hours: HOURS_OF_TRIES });
    await db.deleteFrom('invitations.code_try').where('at', '<', triesSince.toString()).execute();
    await purgeDue(work, pastInvitations);
  },
};

interface Stuck {
  account_id: number;
  failed: number;
  expired: number;
}

/** Notifies each morning the officers who invited people of letters that failed and invitations that expired, once for each. */
export const notifyInvitersJob: Job<object> = {
  kind: 'invitations.notify-inviters',
  cron: '15 7 * * *',
  run: async ({ server: { db, clock } }) => {
    const now = clock.now();
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<Stuck>`
        with stuck as (
          update invitations.invitation i set told_at = ${now.toString()}::timestamptz
          where i.told_at is null and i.came_in_at is null and i.withdrawn_at is null and i.invited_by is not null
            and (i.expires_at <= ${now.toString()}::timestamptz or exists (select from kernel.mail m where m.id = i.mail_id and m.state = 'failed'))
          returning i.invited_by, i.mail_id)
        select s.invited_by as account_id, count(*) filter (where m.state = 'failed') as failed,
          count(*) filter (where m.state is distinct from 'failed') as expired
        from stuck s left join kernel.mail m on m.id = s.mail_id group by s.invited_by order by s.invited_by`.execute(tx);
      for (const { account_id, failed, expired } of rows)
        await notify(tx, now, [account_id], {
          title: 'Invitations that need follow-up',
          description: [
            failed > 0 && `${failed} ${failed === 1 ? 'letter' : 'letters'} could not be delivered`,
            expired > 0 && `${expired} ${expired === 1 ? 'invitation has' : 'invitations have'} expired`,
          ]
            .filter(Boolean)
            .join(', ')
            .concat('. Correct the address, remind, or print slips.'),
          link: '/settings/admin/invitations?state=failed&state=expired',
        });
    });
  },
};
