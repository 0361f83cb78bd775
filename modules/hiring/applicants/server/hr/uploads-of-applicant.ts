import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { leaveFile } from '@talaan/kernel/server/files/uploads.ts';
import { countUses } from '@talaan/kernel/server/search/uses.ts';
import { takePhotoAway } from '@talaan/identity/server/public.ts';
import { takeAttachmentAway } from '@talaan/pds/server/public.ts';
import type { removeUpload as removing, Upload } from '../../contract/uploads.ts';
import { writeLetters } from '../write-letters.ts';

/** The files of an applicant from outside, such as may come from anybody; those of employees are not shown. Error: 404. */
export async function listUploads(call: Call<{ id: number }>): Promise<{ uploads: Upload[] }> {
  const { db, params } = call;
  await requireFromOutside(call);
  await recordOpening(call, params.id, 'Uploads of an applicant');
  const { rows } = await sql<Upload>`
    select f.id, f.name, f.bytes, f.created_at, array(
      select coalesce(a.reference, 'Draft') from applicants.paper p join applicants.application a on a.id = p.application_id where p.file_id = f.id
      union select 'Data sheet' from pds.attachment t where t.file_id = f.id
      union select 'Photo' from identity.account_view c where c.avatar_file_id = f.id order by 1) as used_in
    from kernel.file f where ${isOf(params.id)} order by f.created_at desc, f.id desc`.execute(db);
  return { uploads: rows };
}

type Removing = CallOf<typeof removing>;

/** Takes a file out of all that it is used in; its bytes are thrown away within the hour. Errors: 404; 409 where something else uses it. */
export async function removeUpload(call: Removing): Promise<{ message: string }> {
  const { db, params, body } = call;
  await requireFromOutside(call);
  const { rows: found } = await sql<{ id: number; name: string }>`
    select f.id, f.name from kernel.file f where f.id = ${params.file_id} and ${isOf(params.id)} for update`.execute(db);
  const file = found[0];
  if (!file) throw notFound('There is no such file.');
  const { rows: applications } = await sql<{ id: number; reference: string | null }>`
    with gone as (delete from applicants.paper where file_id = ${file.id} returning application_id)
    select distinct a.id, a.reference from gone g join applicants.application a on a.id = g.application_id order by a.id`.execute(db);
  await takeAttachmentAway(db, file.id);
  await takePhotoAway(db, file.id);
  const uses = (await countUses(db, 'kernel.file', [file.id])).get(file.id);
  if (uses) throw wrongState(`${file.name} is still used: ${uses.where.join(', ')}. Remove it there.`);
  await leaveFile(db, file.id);
  await recordChange(call, {
    action: 'remove a file of an applicant',
    subject: `kernel.file:${file.id}`,
    personnelId: params.id,
    before: { file: file.name, applications: applications.map(({ reference }) => reference ?? 'draft') },
    after: { reason: body.reason },
  });
  await writeLetters(
    call,
    applications.flatMap(({ id, reference }) =>
      reference === null
        ? []
        : [
            {
              applicationId: id,
              cause: `removed:${file.id}`,
              subject: `A paper of your application ${reference} was removed`,
              paragraphs: [`HR removed the file ${file.name} from your application. ${body.reason}`],
            },
          ],
    ),
  );
  return { message: `${file.name} was removed.` };
}

/** Error: 404 for an employee, and for who is no applicant. */
async function requireFromOutside({ db, params }: Pick<Call<{ id: number }>, 'db' | 'params'>): Promise<void> {
  const { rows } = await sql`
    select from applicants.applicant t join personnel.person_view p on p.id = t.personnel_id where p.id = ${params.id} and p.is_applicant`.execute(
    db,
  );
  if (rows.length === 0) throw notFound('There is no such applicant from outside.');
}

function isOf(person: number) {
  return sql`f.owner_id in (select c.id from identity.account_view c where c.personnel_id = ${person})`;
}
