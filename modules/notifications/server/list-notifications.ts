import { sql } from 'kysely';
import type { z } from 'zod';
import { ZONE } from '@talaan/kernel/server/clock.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { WINDOW_DAYS, type listNotifications as endpoint } from '../contract.ts';

export const COLUMNS = ['id', 'title', 'description', 'link', 'created_at', 'status'] as const;

/** One's notifications, newest first, with how many of them are unread. */
export async function listNotifications({
  db,
  actor,
  query,
  today,
}: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const from = query.from ?? Temporal.PlainDate.from(today).subtract({ days: WINDOW_DAYS }).toString();
  let found = db
    .selectFrom('notifications.notification')
    .where('account_id', '=', actor.accountId)
    .where('created_at', '>=', startOfDay(from))
    .where('created_at', '<', startOfDay(dayAfter(query.to ?? today)));
  if (query.status !== undefined) found = found.where('status', '=', query.status);
  if (query.term) found = found.where(sql<boolean>`kernel.plain(title || ' ' || description) like ${likePattern(query.term)}`);
  const counts = await found
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.countAll<number>().filterWhere('status', '=', 0).as('unread')])
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(COLUMNS)
    .orderBy('created_at', query.sort === 'created_at' ? 'asc' : 'desc')
    .orderBy('id', query.sort === 'created_at' ? 'asc' : 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { notifications: rows.map((row) => ({ ...row, personnel_id: actor.personnelId })), ...counts };
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}

function startOfDay(date: string): string {
  return Temporal.PlainDate.from(date).toZonedDateTime(ZONE).toInstant().toString();
}
