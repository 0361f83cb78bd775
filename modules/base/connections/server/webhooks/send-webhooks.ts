import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { notifyKeepers, UNIVERSITY } from '@talaan/notifications/server/public.ts';
import type { ReceiverNetworks } from '../../rules/receiver-address.ts';
import { postMessage } from './post-message.ts';
import { secretsOf } from './webhook-secret.ts';

/** How long a message that was not taken waits before each further try, in minutes: two days in all. After the last it is given up. */
const WAITS_MINUTES = [1, 5, 30, 120, 360, 720, 1440];
/** One webhook after the other would wait for a receiver that does not answer. */
const MANY_WEBHOOKS = 10;
const MANY_OF_ONE = 10;
/** The longest that these take, where the last of them does not answer. */
const TAKEN_MINUTES = 5;
const KEPT_DAYS = 30;
/** The receiver is no more, and says so (Standard Webhooks). */
const GONE = 410;

interface Due {
  webhook_id: number;
  account_id: number;
  address: string;
  sealed_secret: Buffer;
  messages: { id: number; message_id: string; kind: string; data: object; happened_at: string; tries: number }[];
}

/** Sends what webhooks are told: those of each in their order, several webhooks side by side. One that does not take a message rests; one that is gone is paused. */
export const sendWebhooksJob: Job<object> = {
  kind: 'send-webhooks',
  cron: '* * * * *',
  atStart: true,
  run: async ({ server }) => {
    await forgetOld(server.db, server.clock.now());
    const secrets = await secretsOf(server, server.db);
    let sent = 0;
    for (;;) {
      const due = await takeDue(server.db, server.clock.now());
      const counts = await Promise.all(due.map((one) => sendAll(server, secrets.open(one.sealed_secret, one), one)));
      sent += counts.reduce((sum, count) => sum + count, 0);
      if (due.length === 0) return { sent };
    }
  },
};

export function networksOf({ settings }: Pick<Server, 'settings'>): ReceiverNetworks {
  return { inside: settings.webhookNetworks, demo: settings.demo };
}

async function forgetOld(db: Database, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('connections.delivery')
    .where('state', '<>', 'waiting')
    .where('tried_at', '<', now.subtract({ hours: 24 * KEPT_DAYS }).toString())
    .execute();
}

/** Put off at once, so that a job that is killed sends them again and no other sends them beside it. */
async function takeDue(db: Database, now: Temporal.Instant): Promise<Due[]> {
  const at = sql`${now.toString()}::timestamptz`;
  const { rows } = await sql<Due>`
    with due as (
      select w.id from connections.webhook w
      where w.paused_at is null and exists (
        select from connections.delivery d where d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= ${at})
      order by w.id limit ${MANY_WEBHOOKS} for no key update skip locked),
    picked as (
      select d.id from due cross join lateral (
        select d.id from connections.delivery d where d.webhook_id = due.id and d.state = 'waiting' and d.due_at <= ${at}
        order by d.id limit ${MANY_OF_ONE}) d),
    taken as (
      update connections.delivery d set due_at = ${at} + make_interval(mins => ${TAKEN_MINUTES})
      from picked where d.id = picked.id
      returning d.id, d.webhook_id, d.message_id, d.kind, d.data, d.happened_at, d.tries)
    select w.id as webhook_id, w.account_id, w.address, w.sealed_secret, jsonb_agg(jsonb_build_object('id', t.id, 'message_id', t.message_id,
      'kind', t.kind, 'data', t.data, 'happened_at', t.happened_at, 'tries', t.tries) order by t.id) as messages
    from taken t join connections.webhook w on w.id = t.webhook_id group by w.id order by w.id`.execute(db);
  return rows;
}

/** Sends the messages of one webhook until one is not taken; how many were. */
async function sendAll(server: Server, secret: string, { webhook_id, address, messages }: Due): Promise<number> {
  for (const [at, { id, message_id, kind, data, happened_at, tries }] of messages.entries()) {
    const body = JSON.stringify({ type: kind, timestamp: Temporal.Instant.from(happened_at).toString(), data });
    const { answer, failure } = await postMessage(address, secret, { id: `msg_${message_id}`, body }, networksOf(server));
    const now = server.clock.now();
    const tried = { tries: tries + 1, tried_at: now.toString(), answer: answer || null, failure };
    if (answer >= 200 && answer < 300) {
      await settle(server.db, id, { ...tried, state: 'delivered', due_at: null });
      continue;
    }
    const minutes = WAITS_MINUTES[tries];
    if (minutes === undefined) await giveUp(server, { webhook_id, address }, id, tried);
    else await settle(server.db, id, { ...tried, due_at: now.add({ minutes }).toString() });
    await rest(server.db, webhook_id, messages.slice(at + 1), now.add({ minutes: WAITS_MINUTES[0]! }).toString());
    if (answer === GONE) await pause(server, { webhook_id, address });
    return at;
  }
  return messages.length;
}

interface Tried {
  tries: number;
  tried_at: string;
  answer: number | null;
  failure: string;
}

interface Settled extends Tried {
  state?: 'delivered' | 'given_up';
  due_at: string | null;
}

async function settle(db: Database, id: number, settled: Settled): Promise<void> {
  await db.updateTable('connections.delivery').set(settled).where('id', '=', id).execute();
}

/** What is due waits as long: the receiver is not asked for each while it is away. */
async function rest(db: Database, webhook: number, unsent: Due['messages'], until: string): Promise<void> {
  await sql`
    update connections.delivery set due_at = ${until}::timestamptz
    where webhook_id = ${webhook} and state = 'waiting'
      and (due_at < ${until}::timestamptz or id = any(${unsent.map(({ id }) => id)}::integer[]))`.execute(db);
}

/** Administrators are notified of the first that is given up since one was taken. */
async function giveUp(server: Server, of: Failing, id: number, tried: Tried): Promise<void> {
  await server.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ is_first: boolean }>`
      select not exists (
        select from connections.delivery g where g.webhook_id = ${of.webhook_id} and g.state = 'given_up' and g.tried_at > coalesce(
          (select max(d.tried_at) from connections.delivery d where d.webhook_id = g.webhook_id and d.state = 'delivered'), '-infinity')
      ) as is_first`.execute(db);
    await settle(db, id, { ...tried, state: 'given_up', due_at: null });
    if (rows[0]!.is_first)
      await notifyAdministrators(
        { ...server, db },
        of,
        'Messages to it are given up: it took none for two days. Send them again once it answers.',
      );
  });
}

async function pause(server: Server, of: Failing): Promise<void> {
  const because = 'It answered that it is gone (410).';
  await server.db.transaction().execute(async (db) => {
    await db
      .updateTable('connections.webhook')
      .set({ paused_at: server.clock.now().toString(), paused_because: because })
      .where('id', '=', of.webhook_id)
      .execute();
    await notifyAdministrators({ ...server, db }, of, `The webhook is paused. ${because}`);
  });
}

type Failing = Pick<Due, 'webhook_id' | 'address'>;

async function notifyAdministrators({ db, clock }: Pick<Server, 'db' | 'clock'>, { webhook_id, address }: Failing, what: string) {
  const { id, name } = await db
    .selectFrom('connections.webhook as w')
    .innerJoin('identity.account_view as a', 'a.id', 'w.account_id')
    .select(['a.id', 'a.name'])
    .where('w.id', '=', webhook_id)
    .executeTakeFirstOrThrow();
  await notifyKeepers({ db, now: clock.now(), today: clock.today() }, 'ADMIN', {
    title: `Webhook of ${name}`,
    description: `${address}: ${what}`,
    over: UNIVERSITY,
    link: `/settings/admin/service-accounts/${id}`,
  });
}
