import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf } from '@talaan/kernel/server/mount.ts';
import type { readApplicantSheets as endpoint } from '../contract/assessment.ts';
import { findPost } from './find-post.ts';
import { gather } from './gather.ts';
import type { OfApplicant } from './own-sheet.ts';
import { findForm } from './read-form.ts';
import { readSeatSheets } from './read-seat-sheets.ts';

/** The secretary's view of one applicant. Errors: 404; 409 while no form is chosen. */
export async function readApplicantSheets(call: OfApplicant): Promise<AnswerOf<typeof endpoint>> {
  const { db, params } = call;
  const post = await findPost(call, params.id);
  if (post.form_id === null) throw wrongState('Choose the form by which the applicants for this post are scored first.');
  const gathered = await gather(call, post);
  const at = gathered.candidates.findIndex(({ personnel_id }) => personnel_id === params.appID);
  const found = gathered.candidates[at];
  if (!found) throw notFound('There is no such applicant to assess for this post.');
  return {
    post,
    form: (await findForm(db, post.form_id))!,
    candidate: found,
    all_in: gathered.all_in,
    is_frozen: post.is_frozen,
    sheets: await readSeatSheets(call, post.id, found.application_id, gathered),
    before: gathered.candidates[at - 1]?.personnel_id ?? null,
    after: gathered.candidates[at + 1]?.personnel_id ?? null,
  };
}
