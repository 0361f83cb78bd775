import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfConnections: readonly PersonalDataPart[] = [
  personalDataIn(
    'In the directory of the university',
    ['connections.directory_account'],
    ({ accountId }) => sql`
      select a.name as "Directory", d.external_id as "Called there", d.given_name as "Given name", d.family_name as "Family name",
        d.suspended_at as "Suspended by it", d.deleted_at as "Removed by it"
      from connections.directory_account d join identity.account_view a on a.id = d.directory_id where d.account_id = ${accountId}
      order by d.directory_id`,
  ),
];
