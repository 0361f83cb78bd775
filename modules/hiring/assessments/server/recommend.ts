import { sql } from 'kysely';
import { moveApplications } from '@talaan/applicants/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { requireDeliberation } from '@talaan/vacancies/server/public.ts';
import type { recommend as recommending } from '../contract/decision.ts';
import { formatPoints } from '../rules/points.ts';
import { passes, totalOf } from '../rules/score-sheet.ts';
import { tiesOfList, topOf } from '../rules/top-five.ts';
import { lockPost } from './find-post.ts';
import { gather, type Gathered } from './gather.ts';

type OfPost<B = unknown> = Call<{ id: number }, unknown, B>;

/**
 * The first resolution freezes the ranking and submits the highest ranked; a further one adds the next name (section 14.5). Errors: 404;
 * 409 without a ranking of today's figures, or with a tie on the list; 422 for a resolution that was recorded or has no reason.
 */
export async function recommend(call: OfPost<BodyOf<typeof recommending>>): Promise<{ message: string }> {
  const { db, body, params, now, actor, today } = call;
  const post = await lockPost(call, params.id, true);
  await requireDeliberation(call.db, post.id, call.now);
  if (body.dated > today) throw invalid({ dated: ['The resolution lies in the future.'] });
  const gathered = await gather(call, post);
  const names = post.is_frozen ? await nextName(gathered, body.reason) : await firstList(call, post, gathered);
  const resolution = await db
    .insertInto('assessments.resolution')
    .values({ post_id: post.id, ...body, recorded_at: now.toString(), recorded_by: actor.accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const move = { action: 'recommend', as: 'secretary', reason: `Recommended by resolution ${body.number}.` } as const;
  await moveApplications(call, names, move);
  await db
    .insertInto('assessments.recommended')
    .values(names.map((application_id) => ({ application_id, resolution_id: resolution.id })))
    .execute();
  if (!post.is_frozen) {
    await sql`
      update assessments.ranking set frozen_at = ${now.toString()}
      where id = (select id from assessments.ranking where post_id = ${post.id} order by version desc limit 1)`.execute(db);
    await leaveOut(call, gathered, names, post.form);
  }
  await recordChange(call, {
    action: 'recommend applicants',
    subject: `vacancies.post:${post.id}`,
    after: { ...body, applications: names },
  });
  return {
    message: `${names.length === 1 ? 'One applicant was' : `${names.length} applicants were`} recommended by resolution ${body.number}.`,
  };
}

async function firstList({ db }: OfPost, post: { id: number; vacancies: number; edited: number }, gathered: Gathered): Promise<number[]> {
  const { rows } = await sql<{ edited: number }>`
    select edited from assessments.ranking where post_id = ${post.id} order by version desc limit 1`.execute(db);
  if (!rows[0]) throw wrongState('Consolidate the assessment before the board recommends.');
  if (rows[0].edited !== post.edited || !gathered.all_in)
    throw wrongState('Figures or sheets changed since the ranking was made. Consolidate again before the board recommends.');
  const listed = listOf(gathered, 'RANKED');
  const ties = tiesOfList(listed, post.vacancies);
  if (ties.length > 0)
    throw wrongState(`${namesOf(gathered, ties.map(({ id }) => id))} are tied on points, examination and interview. Record the vote of the board first.`); // prettier-ignore
  const list = topOf(listed, post.vacancies).map(({ id }) => id);
  if (list.length === 0) throw wrongState('No applicant reached the pass mark: there is no one to recommend.');
  return list;
}

async function nextName(gathered: Gathered, reason: string): Promise<number[]> {
  if (!reason) throw invalid({ reason: ['Enter why the board adds a name to its list.'] });
  const [next] = topOf(listOf(gathered, 'NOT_RECOMMENDED'), 1);
  if (!next) throw wrongState('All who reached the pass mark are recommended already.');
  return [next.id];
}

function listOf({ candidates }: Gathered, state: string) {
  return candidates.flatMap(({ application_id, ranked, state: own }) =>
    ranked ? [{ id: application_id, rank: ranked.rank, is_tied: ranked.is_tied, can_be_recommended: ranked.passes && own === state }] : [],
  );
}

/** Those who are not on the list, with the reason that they read. */
async function leaveOut(
  call: OfPost,
  { candidates }: Gathered,
  names: readonly number[],
  form: { pass_mark: number; pass_on: string },
): Promise<void> {
  const left = candidates.filter(({ application_id, state }) => state === 'RANKED' && !names.includes(application_id));
  const mark = `${formatPoints(form.pass_mark)} points${form.pass_on === 'credentials' ? ' of credentials' : ''}`;
  const groups = [
    { passing: false, reasonCode: 'below-minimum', reason: `The minimum to be recommended is ${mark}.` },
    { passing: true, reasonCode: 'not-on-list', reason: 'The board submits the highest ranked applicants; others ranked higher.' },
  ];
  for (const { passing, ...why } of groups) {
    const ids = left.filter(({ ranked }) => ranked?.passes === passing).map(({ application_id }) => application_id);
    if (ids.length > 0) await moveApplications(call, ids, { action: 'not_recommend', as: 'secretary', ...why });
  }
}

/** Credentials below the pass mark end an application before the interview (section 14.9). Errors: 404; 409 where there is nothing to end. */
export async function endByCredentials(call: OfPost): Promise<{ message: string }> {
  const post = await lockPost(call, call.params.id);
  if (post.form.pass_on !== 'credentials') throw wrongState('The pass mark of this form is on the total, not on credentials.');
  const credentials = post.form.factors.filter(({ kind }) => kind === 'credential');
  const { candidates } = await gather(call, post);
  const below = candidates.filter(({ state, assessed }) => {
    if (!['SCREENED_QUALIFIED', 'FOR_EXAM', 'FOR_INTERVIEW'].includes(state)) return false;
    if (credentials.some(({ id }) => !assessed.credits.has(id))) return false;
    return !passes(totalOf(credentials.map(({ id }) => ({ points: assessed.credits.get(id)!, isCredential: true }))), post.form);
  });
  if (below.length === 0) throw wrongState('No applicant whose credentials are all entered is below the pass mark.');
  await moveApplications(
    call,
    below.map(({ application_id }) => application_id),
    {
      action: 'not_recommend',
      as: 'secretary',
      reasonCode: 'credentials',
      reason: `Credentials below the pass mark of ${formatPoints(post.form.pass_mark)} points.`,
    },
  );
  return { message: `${below.length === 1 ? 'One application was' : `${below.length} applications were`} ended.` };
}

function namesOf({ candidates }: Gathered, ids: readonly number[]): string {
  return candidates
    .filter(({ application_id }) => ids.includes(application_id))
    .map(({ fullname }) => fullname)
    .join(', ');
}
