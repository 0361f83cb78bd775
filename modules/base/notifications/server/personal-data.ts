import { sql } from 'kysely';
import { personalDataAtLength, personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfNotifications: readonly PersonalDataPart[] = [
  personalDataIn(
    'How one is notified',
    ['notifications.preference'],
    ({ accountId }) =>
      sql`select mail as "By mail", quiet_from as "Quiet from, minutes", quiet_to as "Quiet until, minutes" from notifications.preference where account_id = ${accountId}`,
  ),
  personalDataIn(
    'Browsers that are notified',
    ['notifications.subscription'],
    ({ accountId }) => sql`
      select device as "Browser", created_at as "Since" from notifications.subscription where account_id = ${accountId} order by id`,
  ),
  personalDataAtLength(
    'Notifications',
    ['notifications.notification'],
    ({ accountId }) => sql`
      select created_at as "When", title as "Title", description as "Text", status = 1 as "Read", mailed_at as "Mailed"
      from notifications.notification where account_id = ${accountId} order by id`,
  ),
];
