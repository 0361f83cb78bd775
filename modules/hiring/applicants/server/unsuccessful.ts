import { sql } from 'kysely';
import type { PurgeCall, RetentionKind } from '@talaan/kernel/server/retention/retention-kind.ts';
import { closeApplicantAccounts } from '@talaan/identity/server/public.ts';
import { forgetSheets } from '@talaan/pds/server/public.ts';
import { forgetApplicantPeople } from '@talaan/personnel/server/public.ts';
import { giveUpUnused } from './mine/own-papers.ts';

/** Their day is set each night (`forgetApplicantsJob`), and shown to HR. */
export const unsuccessful: RetentionKind = {
  key: 'applicants.unsuccessful',
  title: 'Unsuccessful applicants',
  deletes:
    'Data sheets, papers, letters and reasons, and of people from outside their facts and account. The applications stay for the counts.',
  law: 'RA 10173, sec. 11 e; two years, as the privacy notice to applicants says.',
  from: 'The last decision on an application, or the last change of a draft',
  isNightly: true,
  at: ({ today }) => ({
    kept: '2 years',
    due: sql`
      select t.personnel_id::text as id, t.personnel_id, (t.delete_on - interval '2 years')::date as since,
        (select 'Applications ' || string_agg(coalesce(a.reference, 'not sent'), ', ' order by a.id) from applicants.application a
         where a.personnel_id = t.personnel_id) as what
      from applicants.applicant t join personnel.person_view p on p.id = t.personnel_id
      where t.delete_on <= ${today}::date and (
        p.is_applicant and p.surname <> ''
        or exists (select from applicants.application a join applicants.letter l on l.application_id = a.id where a.personnel_id = p.id)
        or exists (select from applicants.application a join applicants.paper f on f.application_id = a.id where a.personnel_id = p.id))`,
  }),
  purge: async (call, due) => {
    // One who sent an application at this moment is not due any more.
    const { rows } = await sql<{ id: number; is_applicant: boolean }>`
      select t.personnel_id as id, p.is_applicant from applicants.applicant t join personnel.person_view p on p.id = t.personnel_id
      where t.personnel_id = any(${due}::integer[]) and t.delete_on <= ${call.today}::date order by 1 for update of t`.execute(call.db);
    const outside = rows.filter(({ is_applicant }) => is_applicant).map(({ id }) => id);
    await forgetApplications(
      call,
      rows.map(({ id }) => id),
    );
    await forgetSheets(call, outside);
    await closeApplicantAccounts(call, outside);
    await forgetApplicantPeople(call.db, outside);
  },
};

/** Deletes sheets, papers, letters and reasons; the applications stay. */
async function forgetApplications({ db, now }: PurgeCall, ids: readonly number[]): Promise<void> {
  await sql`delete from applicants.sheet where personnel_id = any(${ids}::integer[])`.execute(db);
  const { rows: files } = await sql<{ file_id: number }>`
    delete from applicants.paper p using applicants.application a
    where a.id = p.application_id and a.personnel_id = any(${ids}::integer[]) returning p.file_id`.execute(db);
  await giveUpUnused(
    { db, now },
    files.map(({ file_id }) => file_id),
  );
  await sql`
    delete from applicants.letter l using applicants.application a where a.id = l.application_id and a.personnel_id = any(${ids}::integer[])`.execute(
    db,
  );
  await sql`
    with reasoned as (
      delete from applicants.step s using applicants.application a
      where a.id = s.application_id and a.personnel_id = any(${ids}::integer[]) and s.reason <> '' returning s.*
    )
    insert into applicants.step (application_id, no, action, from_state, to_state, at, account_id, reason_code, reason, in_place_of, head_id)
    select application_id, no, action, from_state, to_state, at, account_id, reason_code, '', in_place_of, head_id from reasoned`.execute(
    db,
  );
  await sql`
    update applicants.application set reason = '', lacking_note = '' where personnel_id = any(${ids}::integer[]) and (reason, lacking_note) <> ('', '')`.execute(
    db,
  );
}
