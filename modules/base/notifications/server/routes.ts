import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract.ts';
import { notificationRows } from './notification-rows.ts';

export function mountNotifications(server: Server): void {
  // Beside the list: the unread of what is found, on whichever page.
  mountRows(server, notificationRows, async (_call, _list, page) => ({ unread: (await page).counts.unread! }));

  mount(server, contract.markNotification, async ({ db, actor, params, body }) => {
    const row = await db
      .updateTable('notifications.notification')
      .set({ status: body.status })
      .where('id', '=', params.id)
      .where('account_id', '=', actor.accountId)
      .returning(['id', 'title', 'description', 'over', 'link', 'created_at', 'status'])
      .executeTakeFirst();
    if (!row) throw notFound('There is no such notification.');
    return { notification: { ...row, personnel_id: actor.personnelId } };
  });

  mount(server, contract.markAllRead, async ({ db, actor }) => {
    await db
      .updateTable('notifications.notification')
      .set({ status: 1 })
      .where('account_id', '=', actor.accountId)
      .where('status', '=', 0)
      .execute();
    return { message: 'All notifications are marked read.' };
  });

  mount(server, contract.readPreferences, async ({ db, actor }) => {
    const chosen = await db
      .selectFrom('notifications.preference')
      .select('mail')
      .where('account_id', '=', actor.accountId)
      .$castTo<{ mail: (typeof contract.MAIL_CHOICES)[number] }>()
      .executeTakeFirst();
    return { mail: chosen?.mail ?? 'daily' };
  });

  mount(server, contract.choosePreferences, async ({ db, actor, body }) => {
    await db
      .insertInto('notifications.preference')
      .values({ account_id: actor.accountId, ...body })
      .onConflict((clash) => clash.column('account_id').doUpdateSet(body))
      .execute();
    return body;
  });
}
