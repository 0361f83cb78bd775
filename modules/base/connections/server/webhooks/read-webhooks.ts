import { sql } from 'kysely';
import { GROUPS } from '@talaan/kernel/contract/groups.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { EventChoice, WebhookRow } from '../../contract/webhooks.ts';
import { eventKinds } from '../events/event-kind.ts';

/** The webhooks of a service account, and of which events it may be notified. Error: 404. */
export async function readWebhooks({
  db,
  server,
  params,
}: Call<{ id: number }>): Promise<{ webhooks: WebhookRow[]; events: EventChoice[] }> {
  const service = await db
    .selectFrom('connections.service_account')
    .select('groups')
    .where('account_id', '=', params.id)
    .executeTakeFirst();
  if (!service) throw notFound('There is no such service account.');
  const { rows: webhooks } = await sql<WebhookRow>`
    select w.id, w.address, w.kinds, case when w.paused_at is null then 'active' else 'paused' end as state, w.paused_because, w.created_at,
      m.name as created_by, told.*
    from connections.webhook w join identity.account_view m on m.id = w.created_by
    cross join lateral (
      select count(*) filter (where d.state = 'waiting')::integer as waiting, count(*) filter (where d.state = 'given_up')::integer as given_up,
        max(d.tried_at) filter (where d.state = 'delivered') as delivered_at
      from connections.delivery d where d.webhook_id = w.id) told
    where w.account_id = ${params.id} order by w.id`.execute(db);
  return { webhooks, events: choicesOf(server, service.groups) };
}

/** What a service of these view groups may be notified of. */
export function choicesOf(server: Call['server'], held: readonly string[]): EventChoice[] {
  return allContributed(server, eventKinds).map(({ kind, title, says, groups, holds }) => ({
    kind,
    title,
    says,
    holds: Object.keys(holds.shape),
    is_open: groups.length === 0 || groups.some((group) => held.includes(group)),
    groups: groups.map((group) => GROUPS[group]),
  }));
}
