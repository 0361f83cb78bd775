import { mount } from '@talaan/kernel/server/mount.ts';
import { ZONE } from '@talaan/kernel/server/clock.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { listNotifications, markNotification } from '../contract.ts';

const WINDOW_DAYS = 10;
const MOST = 999;
const COLUMNS = ['id', 'title', 'description', 'link', 'created_at', 'status'] as const;

export function mountNotifications(server: Server): void {
  mount(server, listNotifications, async ({ db, actor, query, today }) => {
    const from = query.from ?? Temporal.PlainDate.from(today).subtract({ days: WINDOW_DAYS }).toString();
    const rows = await db
      .selectFrom('notifications.notification')
      .select(COLUMNS)
      .where('account_id', '=', actor.accountId)
      .where('created_at', '>=', startOfDay(from))
      .where(
        'created_at',
        '<',
        startOfDay(
          Temporal.PlainDate.from(query.to ?? today)
            .add({ days: 1 })
            .toString(),
        ),
      )
      .orderBy('created_at', 'desc')
      .limit(MOST)
      .execute();
    return { notifications: rows.map((row) => ({ ...row, personnel_id: actor.personnelId })) };
  });

  mount(server, markNotification, async ({ db, actor, params, body }) => {
    const row = await db
      .updateTable('notifications.notification')
      .set({ status: body.status })
      .where('id', '=', params.id)
      .where('account_id', '=', actor.accountId)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (!row) throw notFound('There is no such notification.');
    return { notification: { ...row, personnel_id: actor.personnelId } };
  });
}

function startOfDay(date: string): string {
  return Temporal.PlainDate.from(date).toZonedDateTime(ZONE).toInstant().toString();
}
