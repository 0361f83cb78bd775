import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { IDLE_HOURS, LONGEST_DAYS } from './session-limits.ts';

/** The history that an account shows; of addresses that nobody has, a month is enough to see an attack. */
const HISTORY_DAYS = 400;
const STRANGERS_DAYS = 30;
const DAY_HOURS = 24;

/** What visitors and sign-ins leave behind does not grow for ever: ended sessions, codes, challenges and links that expired, old tries. */
export const forgetSignInsJob: Job<object> = {
  kind: 'forget-sign-ins',
  cron: '35 3 * * *',
  run: async ({ server: { db, clock } }) => {
    const ago = (hours: number) => clock.now().subtract({ hours }).toString();
    const yesterday = ago(DAY_HOURS);
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
    const tries = db.deleteFrom('identity.sign_in_try');
    await tries.where('at', '<', ago(HISTORY_DAYS * DAY_HOURS)).execute();
    await tries
      .where('account_id', 'is', null)
      .where('at', '<', ago(STRANGERS_DAYS * DAY_HOURS))
      .execute();
  },
};
