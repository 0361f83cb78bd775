import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Marks an applicant from outside as another record of a person who is kept. */
export async function joinApplicantPerson(db: Database, from: number, into: number): Promise<void> {
  await db.updateTable('personnel.person').set({ merged_into: into }).where('id', '=', from).where('is_applicant', '=', true).execute();
}

/** Forgets the facts of applicants from outside; their sex stays for the counts. */
export async function forgetApplicantPeople(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from personnel.identity_number where personnel_id in (select id from personnel.person where id = any(${ids}::integer[]) and is_applicant)`.execute(
    db,
  );
  await sql`
    update personnel.person set surname = '', first_name = 'Deleted', middle_name = '', name_extension = '', maiden_surname = '', birth_date = null,
      birth_place = '', civil_status_id = null, email = null, mobile = '', telephone = ''
    where id = any(${ids}::integer[]) and is_applicant`.execute(db);
}
