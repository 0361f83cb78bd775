import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { officeOfCaller } from '@talaan/personnel/server/public.ts';
import type { printLetters as endpoint } from '../contract/letters.ts';
import { letterForm } from '../print/letter-form.ts';
import { findPost, POST, postIsReached } from './find-post.ts';
import { gatherLetters } from './gather-letters.ts';
import { printedLetters } from './printed-letters.ts';

/** Starts the print of chosen letters of a post, by name. Errors: 404 beyond one's reach, and for a letter that is not of this post. */
export async function printLetters(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body } = call;
  const post = await findPost(call, params.id);
  const { rows } = await sql<{ id: number; office_id: number }>`
    select l.id, v.office_id from applicants.letter l join applicants.application a on a.id = l.application_id
      join vacancies.post v on v.id = a.post_id join personnel.person_view p on p.id = a.personnel_id
    where a.post_id = ${post.id} and l.id = any(${body.letters}::integer[]) order by p.plain_name, l.id`.execute(db);
  if (rows.length < new Set(body.letters).size) throw notFound('One of these letters is not of this post.');
  const title = `${rows.length === 1 ? 'A letter' : `${rows.length} letters`} to applicants of ${post.code}`;
  const officeId = (await officeOfCaller(call)) ?? rows[0]!.office_id;
  const screen = `/rsp/job_posts/${post.id}/letters`;
  return { job: await printedLetters.start(call, { title, keys: rows.map(({ id }) => id), order: { officeId }, screen }) };
}

/** One letter. Error: 404 beyond one's reach. */
export async function printLetter(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { db, actor, params, server } = call;
  const { rows } = await sql<{ office_id: number; reference: string | null }>`
    select v.office_id, a.reference from applicants.letter l join applicants.application a on a.id = l.application_id join (${POST}) on v.id = a.post_id
    where l.id = ${params.id} and ${postIsReached(actor)}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('There is no such letter.');
  const officeId = (await officeOfCaller(call)) ?? found.office_id;
  return letterForm.answer(server, await gatherLetters(db, [params.id], officeId), `Letter ${found.reference ?? params.id}`);
}
