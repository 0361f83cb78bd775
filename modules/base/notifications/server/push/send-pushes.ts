import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { PushContent } from '../notify.ts';
import { readPushKeys, type PushKeys } from './push-keys.ts';

/** How long a message that the service could not take waits before each further try; after the last it is given up. */
const WAITS_MINUTES = [1, 5, 15, 60];
/** What was not delivered by then is read in the bell. */
const LASTS_HOURS = 24;
const PATIENCE_MS = 20_000;
const MANY_AT_ONCE = 20;
/** The subscription is no more (RFC 8030, section 7.3). */
const GONE = new Set([404, 410]);

interface Due {
  subscription_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  ids: number[];
  contents: PushContent[];
}

/**
 * Sends to the browsers of people what is due: not while their quiet hours last, not what they have read by then, and several things that came together
 * as one message. A browser that is no more is forgotten.
 */
export const sendPushesJob: Job<object> = {
  kind: 'send-pushes',
  cron: '* * * * *',
  atStart: true,
  run: async ({ server }) => {
    const keys = await readPushKeys(server, server.db);
    await dropStale(server.db, server.clock.now());
    let sent = 0;
    for (;;) {
      const due = await takeDue(server.db, server.clock.now());
      const answers = await Promise.all(due.map((one) => send(server, keys, one)));
      for (const [at, status] of answers.entries()) await settle(server, due[at]!, status);
      sent += answers.filter(isTaken).length;
      if (due.length < MANY_AT_ONCE) return { sent };
    }
  },
};

/** What is read, too old, or of an account that was suspended. */
async function dropStale(db: Database, now: Temporal.Instant): Promise<void> {
  await sql`
    delete from notifications.push p using notifications.notification n, identity.account_view a
    where n.id = p.notification_id and a.id = n.account_id
      and (n.status = 1 or a.suspended_at is not null or n.created_at < ${now.subtract({ hours: LASTS_HOURS }).toString()}::timestamptz)`.execute(
    db,
  );
}

/** Those of a browser together; put off at once, so that a job that is killed sends them again and no other does in between. */
async function takeDue(db: Database, now: Temporal.Instant): Promise<Due[]> {
  const at = sql`${now.toString()}::timestamptz`;
  const { rows } = await sql<Due>`
    with due as (
      select s.id from notifications.subscription s left join notifications.preference c on c.account_id = s.account_id
      where exists (select from notifications.push p where p.subscription_id = s.id and p.due_at <= ${at})
        and not notifications.is_quiet(${at}, coalesce(c.quiet_from, 1200::smallint), coalesce(c.quiet_to, 360::smallint))
      order by s.id limit ${MANY_AT_ONCE}),
    taken as (
      update notifications.push p set tries = p.tries + 1, due_at = ${at} + interval '2 minutes'
      from due where p.subscription_id = due.id and p.due_at <= ${at}
      returning p.id, p.subscription_id, p.content)
    select s.id as subscription_id, s.endpoint, s.p256dh, s.auth, array_agg(t.id order by t.id) as ids, jsonb_agg(t.content order by t.id) as contents
    from taken t join notifications.subscription s on s.id = t.subscription_id group by s.id`.execute(db);
  return rows;
}

/** The status that the service answered with; 0 for none. */
async function send({ settings }: Server, keys: PushKeys, { endpoint, p256dh, auth, contents }: Due): Promise<number> {
  const { generateRequestDetails } = (await import('web-push')).default;
  const [only] = contents;
  const content = contents.length === 1 ? only! : { title: `${contents.length} new notifications`, link: '/notifications' };
  const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
    vapidDetails: { subject: subjectOf(settings.publicUrl), ...keys },
    TTL: LASTS_HOURS * 3600,
    urgency: 'normal',
  });
  // `fetch` says the length itself, and would say it twice.
  const sent = new Headers(headers);
  sent.delete('content-length');
  try {
    // A push service answers itself; were it to send us elsewhere, we would not go there.
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: sent,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Whom the operator of a push service asks about us: an address that it takes, which a name of this machine alone is not. */
function subjectOf(publicUrl: string): string {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? publicUrl : `mailto:postmaster@${hostname}`;
}

async function settle({ db, clock }: Server, { subscription_id, ids }: Due, status: number): Promise<void> {
  if (GONE.has(status)) {
    await db.deleteFrom('notifications.subscription').where('id', '=', subscription_id).execute();
    return;
  }
  if (isTaken(status)) {
    await db.deleteFrom('notifications.push').where('id', 'in', ids).execute();
    return;
  }
  const now = clock.now();
  for (const [at, minutes] of WAITS_MINUTES.entries())
    await db
      .updateTable('notifications.push')
      .set({ due_at: now.add({ minutes }).toString() })
      .where('id', 'in', ids)
      .where('tries', '=', at + 1)
      .execute();
  await db.deleteFrom('notifications.push').where('id', 'in', ids).where('tries', '>', WAITS_MINUTES.length).execute();
}

function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}
