import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { purgeDue } from '@talaan/kernel/server/retention/purge-due.ts';
import { signIns, strangers, STRANGERS_DAYS } from './retention.ts';
import { IDLE_HOURS, LONGEST_DAYS } from './session-limits.ts';

const DAY_HOURS = 24;

/** What visitors and sign-ins leave behind does not grow for ever: ended sessions, codes, challenges and links that expired, old tries. */
export const forgetSignInsJob: Job<object> = {
  kind: 'forget-sign-ins',
  cron: '35 3 * * *',
  run: async (work) => {
    const { db, clock } = work.server;
    const ago = (hours: number) => clock.now().subtract({ hours }).toString();
    const yesterday = ago(DAY_HOURS);
    // What a session says of its account is kept as a sign-in, which holds are asked for.
    const sessions = db.deleteFrom('identity.session');
    await sessions
      .where((row) => row.or([row('last_seen_at', '<', ago(IDLE_HOURS)), row('created_at', '<', ago(LONGEST_DAYS * DAY_HOURS))]))
      .execute();
    for (const table of ['sign_in_challenge', 'mailed_code', 'passkey_challenge', 'social_request'] as const)
      await db.deleteFrom(`identity.${table}`).where('expires_at', '<', yesterday).execute();
    await db.deleteFrom('identity.email_change').where('asked_at', '<', yesterday).execute();
    await db
      .deleteFrom('identity.registration')
      .where('state', '=', 'mailed')
      .where('expires_at', '<', ago(STRANGERS_DAYS * DAY_HOURS))
      .execute();
    // By the database's own clock, as the line runs.
    await sql`delete from identity.sign_in_line where last_turn < now() - interval '1 day'`.execute(db);
    for (const kind of [signIns, strangers]) await purgeDue(work, kind);
  },
};
