import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { refuseOwnRecord } from '@talaan/attendance/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { recordConsent as recording } from '../../contract/people.ts';
import { CONSENT_VERSION } from '../../rules/consent-text.ts';

/** Records a consent that was signed on paper. Errors: 403 for one's own, which is given in the own account; 404; 409 for a second one; 422. */
export async function recordConsent(call: CallOf<typeof recording>): Promise<{ message: string }> {
  const { db, actor, now, today, body } = call;
  const person = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  refuseOwnRecord(call, person.id);
  if (body.given_on > today) throw invalid({ given_on: ['This day is in the future.'] });
  const file = await takeUpload(call, body.attachment_path, 'attachment_path');
  if (file.content_type !== 'application/pdf') throw invalid({ attachment_path: ['Add the signed paper as PDF.'] });
  const { id } = await db
    .insertInto('faces.consent')
    .values({
      personnel_id: person.id,
      kind: 'PAPER',
      text_version: CONSENT_VERSION,
      given_on: body.given_on,
      file_id: file.id,
      recorded_by: actor.accountId,
      recorded_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, {
    action: 'record a consent to faces',
    subject: `faces.consent:${id}`,
    personnelId: person.id,
    after: { kind: 'PAPER', text_version: CONSENT_VERSION, given_on: body.given_on, file: file.name },
  });
  return { message: `The consent of ${person.fullname} is recorded. Their face can be registered now.` };
}
