import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { submitApplication as endpoint } from '../../contract/mine.ts';
import { whyNotTaken } from '../../rules/may-submit.ts';
import { NOTICE_VERSION } from '../../rules/privacy-notice.ts';
import { applicationFlow } from '../../workflow.ts';
import { keepSheet } from '../keep-sheet.ts';
import { moveApplications } from '../move-applications.ts';
import { giveReference } from '../give-reference.ts';
import { writeLetters } from '../write-letters.ts';
import { findOwn, missingPapers } from './own-application.ts';

/**
 * Submits a draft: it counts at the moment the server received it, its data sheet is frozen, it gets its reference, and the applicant a
 * letter. Errors: 404, 409 where it is late, was submitted already, or something is lacking.
 */
export async function submitApplication(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, receivedAt } = call;
  const own = await findOwn(call, params.id, { lock: true });
  if (own.state !== 'DRAFT') throw wrongState('This application was submitted already.', applicationFlow.open(own.state, ['applicant']));
  const closed = whyNotTaken(own.clock, receivedAt);
  if (closed) throw wrongState(closed);
  const missing = missingPapers(own);
  if (missing.length > 0)
    throw wrongState(`${missing.length === 1 ? 'This paper is' : 'These papers are'} missing: ${missing.join(', ')}.`);
  await keepSheet(call, own);
  await sql`
    update applicants.applicant set consented_at = ${receivedAt.toString()}, consent_version = ${NOTICE_VERSION}, delete_on = null
    where personnel_id = ${own.personnel_id}`.execute(db);
  const reference = await giveReference(call, own.id, receivedAt);
  await moveApplications(call, [own.id], { action: 'submit', as: 'applicant' });
  await writeLetters(call, [
    {
      applicationId: own.id,
      cause: 'acknowledged',
      subject: `Your application ${reference} was received`,
      paragraphs: [
        `We received your application for ${own.post.title}, ${own.post.office}, and gave it the reference ${reference}.`,
        'HR reviews your papers next. You can follow each step under My applications.',
      ],
      link: { label: 'See my applications', address: '/account/application/status' },
    },
  ]);
  return { message: `Your application was submitted. Its reference is ${reference}.`, reference };
}
