import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfReference: readonly PersonalDataPart[] = [
  personalDataIn(
    'Entries proposed for the lists',
    ['reference.school', 'reference.degree', 'reference.company'],
    ({ accountId }) => sql`
      select created_at as "When", list as "List", name as "Name", state as "State", reason as "Reason" from (
        select 'schools' as list, name, state, created_at, reason from reference.school where proposed_by = ${accountId}
        union all select 'degrees', name, state, created_at, reason from reference.degree where proposed_by = ${accountId}
        union all select 'companies', name, state, created_at, reason from reference.company where proposed_by = ${accountId}) p
      order by created_at`,
  ),
];
