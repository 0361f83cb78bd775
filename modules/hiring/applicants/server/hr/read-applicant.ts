import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { readApplicant as endpoint } from '../../contract/hr.ts';
import { postJson } from '../post-columns.ts';
import { applicantColumns, applicantsFrom } from './applicant-rows.ts';
import { sameNameAndBirth } from './same-name-and-birth.ts';
import { reachesApplicant, reachesApplication } from '../reached.ts';

type Shown = AnswerOf<typeof endpoint>;

/** Errors: 404 beyond one's reach. */
export async function readApplicant(call: Call<{ id: number }>): Promise<Shown> {
  const { db, actor, params, today } = call;
  const columns = Object.entries(applicantColumns).map(
    ([name, column]) => sql`${typeof column === 'string' ? sql.ref(column) : column} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Shown['applicant']>`
    select ${sql.join(columns)}, p.birth_date, t.consented_at, p.is_applicant,
      (select o.fullname from ${servingOn(today)} s join organization.office_view o on o.id = s.office_id where s.personnel_id = p.id) as office
    from ${applicantsFrom} where t.personnel_id = ${params.id} and ${reachesApplicant(actor)}`.execute(db);
  const applicant = rows[0];
  if (!applicant) throw notFound('There is no such applicant.');
  await recordOpening(call, params.id, 'Applicant');
  const { rows: applications } = await sql<Shown['applications'][number]>`
    select a.id, a.reference, a.state, a.submitted_at, ${postJson} as post
    from applicants.application a join vacancies.post v on v.id = a.post_id join organization.office_view o on o.id = v.office_id
    where a.personnel_id = ${params.id} and ${reachesApplication(actor)} order by a.submitted_at desc, a.id desc`.execute(db);
  return { applicant, applications, doubles: await findDoubles(call) };
}

/** Records that are likely of the same person; compared by identity numbers where both have them. */
function findDoubles({ db, params }: Call<{ id: number }>): Promise<Shown['doubles']> {
  return withOpenRecords(db, 'everybody', async (tx) => {
    const { rows } = await sql<Shown['doubles'][number]>`
      with numbers as (
        select i.personnel_id, i.kind, regexp_replace(i.number, '\\D', '', 'g') as number from personnel.identity_number_view i
        union all
        select s.personnel_id, n.kind, regexp_replace(n.number, '\\D', '', 'g') from pds.personal s
          cross join lateral (values ('gsis', s.gsis), ('umid', s.umid), ('pagibig', s.pagibig), ('philhealth', s.philhealth), ('sss', s.sss),
            ('philsys', s.philsys), ('tin', s.tin)) as n (kind, number)
      )
      select d.id, d.idno, d.fullname, d.is_applicant, case when ${sameNameAndBirth('d', 'p')} then 'name and birth date' else 'identity number' end as because,
        (select count(*)::integer from applicants.application a where a.personnel_id = d.id and a.submitted_at is not null) as applications
      from personnel.person_view p join personnel.person_view d on d.id <> p.id and d.merged_into is null
      where p.id = ${params.id} and (${sameNameAndBirth('d', 'p')} or d.id in (
        select other.personnel_id from numbers mine join numbers other on other.kind = mine.kind and other.number = mine.number
        where mine.personnel_id = ${params.id} and mine.number <> '' and other.personnel_id <> ${params.id}))
      order by d.is_applicant, d.id limit 20`.execute(tx);
    return rows;
  });
}
