import { sql, type RawBuilder } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportNotifications, listNotifications, WINDOW_DAYS } from '../contract.ts';

/** One's own, the newest first. */
export const notificationRows = rows(listNotifications, exportNotifications, 'notifications', ({ actor, query, today }) => {
  const from = query.from ? sql`${query.from}::date` : sql`${today}::date - ${sql.lit(WINDOW_DAYS)}`;
  return {
    from: sql`notifications.notification n`,
    columns: {
      id: 'n.id',
      title: 'n.title',
      description: 'n.description',
      over: 'n.over',
      link: 'n.link',
      created_at: 'n.created_at',
      personnel_id: sql`${actor.personnelId}::integer`,
      status: 'n.status',
    },
    reach: sql`n.account_id = ${actor.accountId} and n.created_at >= ${beginning(from)}
      and n.created_at < ${beginning(sql`${query.to ?? today}::date + 1`)}`,
    search: [sql`kernel.plain(n.title || ' ' || n.description)`],
    sort: { created_at: 'n.created_at' },
    unsorted: '-created_at',
    counts: { unread: sql`n.status = 0` },
    filters: { from: () => sql`true`, to: () => sql`true`, status: (status) => sql`n.status = ${status}` },
    sheet: {
      name: 'Notifications',
      cells: {
        When: (row) => localTime(row.created_at),
        What: (row) => row.title,
        'In a sentence': (row) => row.description,
        Over: (row) => row.over,
        Read: (row) => (row.status ? 'Read' : 'Unread'),
      },
    },
  };
});

/** The moment at which a day begins in the zone of the university. */
function beginning(date: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(kernel.instant_of((${date})::timestamp))`;
}
