import { notFound, invalid } from '@talaan/kernel/server/errors.ts';
import { nameDevice } from '@talaan/identity/server/public.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/push.ts';
import { readPushKeys } from './push-keys.ts';
import { isPushService } from './push-services.ts';

/** 8 in the evening to 6 in the morning, where nothing else was chosen; as the table has it. */
const QUIET = { quiet_from: 1200, quiet_to: 360 };

export function mountPush(server: Server): void {
  mount(server, contract.readPush, async ({ db, actor }) => {
    const { publicKey } = await readPushKeys(server, db);
    const chosen = await db
      .selectFrom('notifications.preference')
      .select(['quiet_from', 'quiet_to'])
      .where('account_id', '=', actor.accountId)
      .executeTakeFirst();
    const browsers = await db
      .selectFrom('notifications.subscription')
      .select(['id', 'device', 'created_at as since', 'endpoint'])
      .where('account_id', '=', actor.accountId)
      .orderBy('id', 'desc')
      .execute();
    return { key: publicKey, browsers, ...(chosen ?? QUIET) };
  });

  mount(server, contract.subscribeBrowser, async ({ db, actor, body, now, device }) => {
    if (!isPushService(body.endpoint, server.settings.pushService))
      throw invalid({ endpoint: ['Talaan does not know the push service of this browser. Ask your administrator to name it.'] });
    const { p256dh, auth } = body.keys;
    const row = { account_id: actor.accountId, p256dh, auth, device: nameDevice(device), created_at: now.toString() };
    // Who had this browser before is not notified on it any more.
    await db
      .insertInto('notifications.subscription')
      .values({ endpoint: body.endpoint, ...row })
      .onConflict((clash) => clash.column('endpoint').doUpdateSet(row))
      .execute();
    return { message: 'You are now notified on this device.' };
  });

  mount(server, contract.unsubscribeBrowser, async ({ db, actor, params }) => {
    const gone = await db
      .deleteFrom('notifications.subscription')
      .where('id', '=', params.id)
      .where('account_id', '=', actor.accountId)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound('This browser is not notified.');
    return { message: 'You are no longer notified there.' };
  });

  mount(server, contract.chooseQuietHours, async ({ db, actor, body }) => {
    await db
      .insertInto('notifications.preference')
      .values({ account_id: actor.accountId, mail: 'daily', ...body })
      .onConflict((clash) => clash.column('account_id').doUpdateSet(body))
      .execute();
    return body;
  });
}
