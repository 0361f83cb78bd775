import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { writeLetters } from '@talaan/applicants/server/public.ts';
import type { askApplicant as endpoint } from '../contract/screening.ts';
import { SCREENERS } from '../contract/access.ts';
import { findPostInScope } from './find-in-scope.ts';
import { lockApplication } from './lock-application.ts';

/** Asks the applicant by letter to show something for verification; the application stays as it is. Errors: 404; 409 once it is decided. */
export async function askApplicant(call: CallOf<typeof endpoint>) {
  const { db, actor, now, params, body } = call;
  const application = await lockApplication(call, params.id);
  if (application.state !== 'SUBMITTED' && application.state !== 'INCOMPLETE')
    throw wrongState(`${application.reference} is decided: nothing is left to verify.`);
  const { rows } = await sql<{ no: number }>`
    insert into screening.question (application_id, no, question, asked_at, account_id)
    select ${application.id}, coalesce(max(no), 0) + 1, ${body.question}, ${now.toString()}, ${actor.accountId || null}
    from screening.question where application_id = ${application.id} returning no`.execute(db);
  const post = await findPostInScope(call, application.post_id, SCREENERS);
  await writeLetters(call, [
    {
      applicationId: application.id,
      cause: `verification:${rows[0]!.no}`,
      subject: `Your application ${application.reference}: something to verify`,
      paragraphs: [
        `Your application for ${post.title} (${post.code}) is being screened. To verify what you wrote, we ask you:`,
        body.question,
      ],
      link: { label: 'My applications', address: '/account/application/status' },
    },
  ]);
  await recordChange(call, {
    action: 'ask an applicant for verification',
    subject: `screening.screening:${application.id}`,
    personnelId: application.personnel_id,
    after: { question: body.question },
  });
  return { message: 'The applicant is asked by letter.' };
}
