import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { previewLetters as endpoint } from '../contract/letters.ts';
import { fillLetter, paragraphsOf } from '../rules/fill-letter.ts';
import { chooseApplications } from './choose-applications.ts';
import { findPost } from './find-post.ts';
import { readFacts } from './read-facts.ts';
import { refuseUnknownWords } from './refuse-unknown-words.ts';

/** Errors: 404 beyond one's reach; 422 for unknown words, and where no applicant is chosen. */
export async function previewLetters(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body, today } = call;
  const post = await findPost(call, params.id);
  refuseUnknownWords(body);
  const addressees = await readFacts(db, await chooseApplications(call, post.id, body), today);
  const [first] = addressees;
  return {
    letters: addressees.length,
    without_address: addressees.filter(({ hasAddress }) => !hasAddress).length,
    sample: first
      ? {
          name: first.facts.name,
          subject: fillLetter(body.subject, first.facts),
          paragraphs: paragraphsOf(body.body).map((text) => fillLetter(text, first.facts)),
        }
      : null,
  };
}
