import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfFeeds: readonly PersonalDataPart[] = [
  personalDataIn(
    'Addresses of calendars of leave',
    ['leave.feed'],
    ({ accountId }) => sql`select whose as "Whose leave", made_at as "Made" from leave.feed where account_id = ${accountId} order by whose`,
  ),
];
