import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { closeApplicantAccounts } from '@talaan/identity/server/public.ts';
import { forgetSheets } from '@talaan/pds/server/public.ts';
import { forgetApplicantPeople } from '@talaan/personnel/server/public.ts';
import { ENDED_STATES } from '../workflow.ts';
import { giveUpUnused } from './mine/own-papers.ts';

const HIRED = ['APPOINTED', 'ASSUMED', 'FOR_APPOINTMENT'];

/** Every night: says until when what is held of unsuccessful applicants is kept (two years after the last decision, RA 10173), and deletes what is due. */
export const forgetApplicantsJob: Job<Record<string, never>> = {
  kind: 'forget-applicants',
  cron: '20 3 * * *',
  atStart: true,
  run: async ({ server }) => {
    const now = server.clock.now();
    const today = server.clock.today();
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('applicants.forget'))`.execute(db);
      await setDays(db);
      await forget({ db, now, today });
    });
  },
};

/** The day two years after the last application ended or the last draft was touched; none while one is live, or of anybody who was hired. */
async function setDays(db: Database): Promise<void> {
  await sql`
    with due as (
      select t.personnel_id, case
        when bool_or(a.state = any(${HIRED}::text[])) or bool_or(a.state <> 'DRAFT' and a.state <> all (${[...ENDED_STATES]}::text[])) then null
        else ((kernel.clock_of(max(coalesce(a.since, t.created_at)))) + interval '2 years')::date end as day
      from applicants.applicant t left join applicants.application a on a.personnel_id = t.personnel_id group by t.personnel_id
    )
    update applicants.applicant t set delete_on = d.day from due d where d.personnel_id = t.personnel_id and t.delete_on is distinct from d.day`.execute(
    db,
  );
}

/** Deletes sheets, papers and letters, and of people from outside their facts; the applications stay for the counts. */
async function forget({ db, now, today }: { db: Database; now: Temporal.Instant; today: string }): Promise<void> {
  const { rows } = await sql<{ id: number; is_applicant: boolean }>`
    select t.personnel_id as id, p.is_applicant from applicants.applicant t join personnel.person_view p on p.id = t.personnel_id
    where t.delete_on <= ${today}::date and (
      p.is_applicant and p.surname <> '' or exists (select from applicants.application a join applicants.letter l on l.application_id = a.id where a.personnel_id = p.id)
      or exists (select from applicants.application a join applicants.paper f on f.application_id = a.id where a.personnel_id = p.id))
    order by t.personnel_id limit 500 for update of t`.execute(db);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const outside = rows.filter(({ is_applicant }) => is_applicant).map(({ id }) => id);
  await withOpenRecords(db, ids, async (tx) => {
    await sql`delete from applicants.sheet where personnel_id = any(${ids}::integer[])`.execute(tx);
    const { rows: files } = await sql<{ file_id: number }>`
      delete from applicants.paper p using applicants.application a
      where a.id = p.application_id and a.personnel_id = any(${ids}::integer[]) returning p.file_id`.execute(tx);
    await giveUpUnused(
      { db: tx, now },
      files.map(({ file_id }) => file_id),
    );
    await sql`
      delete from applicants.letter l using applicants.application a where a.id = l.application_id and a.personnel_id = any(${ids}::integer[])`.execute(
      tx,
    );
    await sql`
      with reasoned as (
        delete from applicants.step s using applicants.application a
        where a.id = s.application_id and a.personnel_id = any(${ids}::integer[]) and s.reason <> '' returning s.*
      )
      insert into applicants.step (application_id, no, action, from_state, to_state, at, account_id, reason_code, reason, in_place_of, head_id)
      select application_id, no, action, from_state, to_state, at, account_id, reason_code, '', in_place_of, head_id from reasoned`.execute(
      tx,
    );
    await sql`
      update applicants.application set reason = '', lacking_note = '' where personnel_id = any(${ids}::integer[]) and (reason, lacking_note) <> ('', '')`.execute(
      tx,
    );
    await forgetSheets({ db: tx, now }, outside);
    await closeApplicantAccounts({ db: tx, now }, outside);
    await forgetApplicantPeople(tx, outside);
  });
}
