import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { startQuietJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type {
  addWebhook as addEndpoint,
  editWebhook as editEndpoint,
  removeWebhook as removeEndpoint,
  sendDeliveriesAgain as againEndpoint,
  tryWebhook as tryEndpoint,
} from '../../contract/webhooks.ts';
import { whyNoReceiver } from '../../rules/receiver-address.ts';
import { lockService, subjectOf } from '../service-accounts/change-service-account.ts';
import { choicesOf } from './read-webhooks.ts';
import { networksOf, sendWebhooksJob } from './send-webhooks.ts';
import { makeSecret, secretsOf } from './webhook-secret.ts';

const TEST_KIND = 'talaan.test';

/** Adds a webhook, whose secret is shown this once. Errors: 404; 409 for a service that has ended; 422. */
export async function addWebhook(call: CallOf<typeof addEndpoint>): Promise<{ message: string; id: number; secret: string }> {
  const { db, server, actor, params, body, now } = call;
  const { name, groups } = await lockService(call, params.id);
  const why = whyNoReceiver(body.address, networksOf(server));
  if (why) throw invalid({ address: [why] });
  requireOpen(call, groups, body.kinds);
  const owner = { account_id: params.id, address: new URL(body.address).href };
  const secret = makeSecret();
  const { id } = await db
    .insertInto('connections.webhook')
    .values({
      ...owner,
      kinds: body.kinds,
      sealed_secret: (await secretsOf(server, db)).seal(secret, owner),
      created_at: now.toString(),
      created_by: actor.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'add a webhook', subject: subjectOf(params.id), after: { id, ...body } });
  return { message: `${name} gets messages at ${new URL(owner.address).host}.`, id, secret };
}

/** Changes of which events a webhook has messages; the open ones of a paused one stay. Errors: 404; 409; 422. */
export async function editWebhook(call: CallOf<typeof editEndpoint>): Promise<{ message: string }> {
  const { db, params, body, now } = call;
  const { groups } = await lockService(call, params.id);
  const { paused_at, ...before } = await lockWebhook(call);
  requireOpen(call, groups, body.kinds);
  const paused = body.is_paused ? { paused_at: paused_at ?? now.toString() } : { paused_at: null, paused_because: '' };
  await db
    .updateTable('connections.webhook')
    .set({ kinds: body.kinds, ...paused })
    .where('id', '=', params.webhook)
    .execute();
  await recordChange(call, {
    action: 'edit a webhook',
    subject: subjectOf(params.id),
    before: { ...before, is_paused: paused_at !== null },
    after: body,
  });
  return { message: body.is_paused ? 'The webhook is paused.' : 'The webhook was saved.' };
}

/** Removes a webhook. Error: 404. */
export async function removeWebhook(call: CallOf<typeof removeEndpoint>): Promise<{ message: string }> {
  const { id, address } = await lockWebhook(call);
  await call.db.deleteFrom('connections.webhook').where('id', '=', id).execute();
  await recordChange(call, { action: 'remove a webhook', subject: subjectOf(call.params.id), before: { id, address } });
  return { message: `${new URL(address).host} gets no more messages.` };
}

/** Puts a test into the outbox of a webhook and has it sent. Errors: 404; 409 for one that is paused. */
export async function tryWebhook(call: CallOf<typeof tryEndpoint>): Promise<{ message: string }> {
  const { db, server, params, now } = call;
  await lockService(call, params.id);
  const { id, address, paused_at } = await lockWebhook(call);
  if (paused_at !== null) throw wrongState('This webhook is paused. Switch it on first.');
  const at = now.toString();
  await db
    .insertInto('connections.delivery')
    .values({ webhook_id: id, kind: TEST_KIND, data: JSON.stringify({}), happened_at: at, due_at: at })
    .execute();
  await recordChange(call, { action: 'try a webhook', subject: subjectOf(params.id), after: { id } });
  await startQuietJob(server, db, sendWebhooksJob, {}, 'asked');
  return { message: `A test is on its way to ${new URL(address).host}. The log shows what it answers.` };
}

/** Puts messages back into the outbox and has them sent. Errors: 404 where one is of another service; 409 where a webhook is paused. */
export async function sendDeliveriesAgain(call: CallOf<typeof againEndpoint>): Promise<{ message: string }> {
  const { db, server, params, body, now } = call;
  await lockService(call, params.id);
  const { rows } = await sql<{ id: number; is_paused: boolean }>`
    select d.id, w.paused_at is not null as is_paused from connections.delivery d join connections.webhook w on w.id = d.webhook_id
    where w.account_id = ${params.id} and d.id = any(${body.ids}::integer[]) order by d.id for update of d`.execute(db);
  if (rows.length < new Set(body.ids).size) throw notFound('One of these messages is not on record any more.');
  if (rows.some(({ is_paused }) => is_paused)) throw wrongState('A webhook of these messages is paused. Switch it on first.');
  const ids = rows.map(({ id }) => id);
  await db.updateTable('connections.delivery').set({ state: 'waiting', tries: 0, due_at: now.toString() }).where('id', 'in', ids).execute();
  await recordChange(call, { action: 'send messages again', subject: subjectOf(params.id), after: { ids } });
  await startQuietJob(server, db, sendWebhooksJob, {}, 'asked');
  return { message: ids.length === 1 ? 'The message is on its way again.' : `${ids.length} messages are on their way again.` };
}

/** A webhook of the service, locked. Error: 404. */
async function lockWebhook({ db, params }: Pick<Call<{ id: number; webhook: number }>, 'db' | 'params'>) {
  const found = await db
    .selectFrom('connections.webhook')
    .select(['id', 'address', 'kinds', 'paused_at'])
    .where('id', '=', params.webhook)
    .where('account_id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('There is no such webhook.');
  return found;
}

function requireOpen({ server }: Pick<Call, 'server'>, held: readonly string[], wanted: readonly string[]): void {
  const choices = new Map(choicesOf(server, held).map((one) => [one.kind, one]));
  for (const kind of wanted) {
    const choice = choices.get(kind);
    if (!choice) throw invalid({ kinds: ['Choose events of the list.'] });
    if (!choice.is_open) throw invalid({ kinds: [`“${choice.title}” needs the view group of ${choice.groups.join(' or ')}.`] });
  }
}
