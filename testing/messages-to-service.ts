import { addServiceAccount } from '@talaan/connections/contract/service-accounts.ts';
import { addWebhook } from '@talaan/connections/contract/webhooks.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { TestApp } from './app.ts';

/** Adds a service of the whole university with a webhook for one kind of event. What it returns reads what its messages hold, the earliest first; nothing is sent. */
export async function openMessages(app: TestApp, kind: string, groups: Group[]): Promise<() => Promise<object[]>> {
  const admin = await app.as('admin');
  const place = { scope: 'all', office_id: null, campus_id: null } as const;
  const service = { name: `Reader of ${kind}`, purpose: 'Tests', groups: groups as never, calls_a_minute: 60, ...place };
  const { id } = (await admin.call(addServiceAccount, { body: service })).body;
  await admin.call(addWebhook, { params: { id }, body: { address: 'https://reader.example/talaan', kinds: [kind] } });
  return async () => {
    const { rows } = await app.owner.query<{ data: object }>(
      'select d.data from connections.delivery d join connections.webhook w on w.id = d.webhook_id where w.account_id = $1 order by d.id',
      [id],
    );
    return rows.map(({ data }) => data);
  };
}
