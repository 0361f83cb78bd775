import { sql } from 'kysely';
import type { FoundPerson } from '@talaan/kernel/contract/found-person.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { findHoldPeople as finding } from '../../contract/holds.ts';

const SHOWN = 5;

/** Employees, former ones and applicants: a hold may be on the records of each. */
export async function findHoldPeople({ db, query, today }: CallOf<typeof finding>): Promise<AnswerOf<typeof finding>> {
  if (query.term === '') return { personnel: [] };
  const { rows } = await sql<FoundPerson>`
    select p.id, p.idno, p.fullname, null as avatar, case when p.is_applicant then 'Applicant' else o.fullname end as office, o.acronym
    from personnel.person_view p left join personnel.serving_on(${today}::date) s on s.personnel_id = p.id
    left join organization.office_view o on o.id = s.office_id
    where p.merged_into is null and p.surname <> '' and ${foundBy(query.term, [sql`p.search`])}
    order by starts_with(p.plain_name, kernel.plain(${query.term})) desc, p.plain_name, p.id limit ${SHOWN}`.execute(db);
  return { personnel: rows };
}
