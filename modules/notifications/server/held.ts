import { sql } from 'kysely';
import { heldAtLength, heldIn, type HeldPart } from '@talaan/kernel/server/held-part.ts';

export const heldByNotifications: readonly HeldPart[] = [
  heldIn(
    'How one is notified',
    ['notifications.preference'],
    ({ accountId }) => sql`select mail as "By mail" from notifications.preference where account_id = ${accountId}`,
  ),
  heldAtLength(
    'Notifications',
    ['notifications.notification'],
    ({ accountId }) => sql`
      select created_at as "When", title as "Title", description as "Text", status = 1 as "Read", mailed_at as "Mailed"
      from notifications.notification where account_id = ${accountId} order by id`,
  ),
];
