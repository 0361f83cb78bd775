import { sql } from 'kysely';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { OwnerValues, PersonOfList } from '../../rules/people-import/find-owner.ts';

/** Those with the numbers of the file; where a row has a name alone, everyone, for one name may be of several people. */
export async function readPeopleOfList(db: Database, rows: readonly ReadRow<OwnerValues>[], today: string): Promise<PersonOfList[]> {
  const numbers = [...new Set(rows.flatMap(({ values }) => values.idno ?? []))];
  const named = rows.some(({ values }) => values.idno === undefined && values.name !== undefined);
  const { rows: people } = await sql<PersonOfList>`
    select p.id, p.idno, p.fullname, p.surname, p.first_name,
      exists (select from personnel.appointment_view a where a.personnel_id = p.id and a.during @> ${today}::date) as is_serving
    from personnel.person_view p
    where (p.idno = any(${numbers}::text[]) or ${named}) and p.merged_into is null and not p.is_applicant order by p.id`.execute(db);
  return people;
}
