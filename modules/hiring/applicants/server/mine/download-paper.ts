import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { reachesApplication } from '../reached.ts';

/** A paper for its applicant, and for recruiters who reach the office of the post. Error: 404 for anybody else. */
export async function downloadPaper({ db, actor, params, server }: Call<{ id: number }>): Promise<FileAnswer> {
  const { rows } = await sql<{ file_id: number }>`
    select p.file_id from applicants.paper p join applicants.application a on a.id = p.application_id
      join vacancies.post v on v.id = a.post_id join organization.office_view o on o.id = v.office_id
    where p.id = ${params.id} and (a.personnel_id = ${actor.personnelId} or ${reachesApplication(actor)})`.execute(db);
  if (!rows[0]) throw notFound('There is no such paper.');
  const file = await server.files.locate(db, rows[0].file_id);
  return { name: file.name, contentType: file.content_type, content: { path: file.location }, inline: true };
}
