import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { MeAsApplicant } from '../../contract/register.ts';
import { NOTICE_VERSION } from '../../rules/privacy-notice.ts';

interface Row extends NonNullable<MeAsApplicant['person']> {
  is_applicant: boolean;
  source: NonNullable<MeAsApplicant['applicant']>['source'] | null;
  consented_at: string | null;
  consent_version: string;
}

/** Who a person is as an applicant; without one, nothing is begun. */
export async function readMe(db: Database, personnelId: number | null): Promise<MeAsApplicant> {
  const nothing = { person: null, is_employee: false, applicant: null, notice_version: NOTICE_VERSION };
  if (personnelId === null) return nothing;
  const { rows } = await sql<Row>`
    select p.id, p.idno, p.fullname, p.surname, p.first_name, p.middle_name, p.name_extension, p.sex, p.birth_date, p.mobile, p.email,
      p.is_applicant, a.source, a.consented_at, a.consent_version
    from personnel.person_view p left join applicants.applicant a on a.personnel_id = p.id where p.id = ${personnelId}`.execute(db);
  const [row] = rows;
  if (!row) return nothing;
  const { is_applicant, source, consented_at, consent_version, ...person } = row;
  return {
    person,
    is_employee: !is_applicant,
    applicant: source && { source, consented_at, consent_version },
    notice_version: NOTICE_VERSION,
  };
}
