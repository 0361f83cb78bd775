import { sql } from 'kysely';
import { fileKept } from '@talaan/file201/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { markPaper as endpoint } from '../contract/papers.ts';
import { documentKindOf } from '../rules/papers.ts';
import { reachable } from './appointment-rows.ts';
import { lockAppointment } from './find-appointment.ts';

type OfPaper = { id: number; code: string };

/** A file that comes after the assumption of duty, such as the statement of assets, goes into the 201 file too. Errors: 404; 422 for a day to come, or a file that is gone. */
export async function markPaper(call: Call<OfPaper, unknown, BodyOf<typeof endpoint>>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body, today } = call;
  const found = await lockAppointment(call, params.id);
  if (body.received_on !== null && body.received_on > today) throw invalid({ received_on: ['This day is in the future.'] });
  const file = body.attachment_path === null ? null : await takeUpload(call, body.attachment_path, 'attachment_path');
  const { rows } = await sql<{ label: string }>`
    update appointing.paper set received_on = ${body.received_on}::date, file_id = case when ${body.received_on}::date is null then null else coalesce(${file?.id ?? null}::integer, file_id) end
    where appointment_id = ${found.id} and code = ${params.code} returning label`.execute(db);
  if (!rows[0]) throw notFound('There is no such paper in the checklist.');
  if (file && found.assumed_on !== null)
    await fileKept(call, found.personnel_id, [
      { kind: documentKindOf(params.code), title: rows[0].label, fileId: file.id, issuedOn: null },
    ]);
  await recordChange(call, {
    action: 'note a paper of an appointment',
    subject: `appointing.appointment:${found.id}`,
    personnelId: found.personnel_id,
    after: { paper: params.code, received_on: body.received_on, file: file?.name ?? null },
  });
  return { message: `${rows[0].label}: ${body.received_on === null ? 'not received' : 'received'}.` };
}

/** Error: 404 while there is no file. */
export async function fetchPaper(call: Call<OfPaper>): Promise<FileAnswer> {
  const { db, params, actor, server } = call;
  const { rows } = await sql<{ file_id: number }>`
    select f.file_id from appointing.paper f join appointing.appointment a on a.id = f.appointment_id join organization.office_view o on o.id = a.office_id
    where f.appointment_id = ${params.id} and f.code = ${params.code} and f.file_id is not null and ${reachable(actor, ['RAI'])}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no file of this paper.');
  const { name, location } = await server.files.locate(db, rows[0].file_id);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}
