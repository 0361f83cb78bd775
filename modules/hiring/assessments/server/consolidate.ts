import { sql } from 'kysely';
import { moveApplications } from '@talaan/applicants/server/public.ts';
import { placeIn } from '@talaan/kernel/server/acting.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { whyNotDeliberated } from '@talaan/vacancies/server/public.ts';
import type { Candidate, recordVotes as voting } from '../contract/assessment.ts';
import type { WholeForm } from '../contract/forms.ts';
import { consolidateScores } from '../rules/consolidate.ts';
import { countEdit, lockPost, type AssessedPost } from './find-post.ts';
import { gather, SCORED_STATES } from './gather.ts';
import { byFactor, readFifths } from './read-fifths.ts';
import { findHindrances } from './read-assessment.ts';
import { sheetLog } from './sheet-log.ts';

type OfPost<B = unknown> = Call<{ id: number }, unknown, B>;

/** Ranks all who were interviewed and locks the sheets. Errors: 404; 409 with all that stands in the way. */
export async function consolidate(call: OfPost): Promise<{ message: string }> {
  const post = await lockPost(call, call.params.id);
  await sql`select from assessments.sheet where post_id = ${post.id} order by id for update`.execute(call.db);
  return { message: `${await rankAnew(call, post)} applicants were ranked.`.replace(/^1 applicants were/, 'One applicant was') };
}

/** Keeps the vote and ranks anew. Errors: 404; 409 before a ranking, or where they are not tied; 422 for more votes than seats. */
export async function recordVotes(call: OfPost<BodyOf<typeof voting>>): Promise<{ message: string }> {
  const { db, body, params, now, actor } = call;
  const post = await lockPost(call, params.id);
  const { seats, candidates } = await gather(call, post);
  const voted = body.votes.map(({ application_id }) => candidates.find((one) => one.application_id === application_id));
  if (voted.some((one) => !one?.ranked?.is_tied && one?.votes === null) || voted.some((one) => !one))
    throw wrongState('The board votes on those who are tied on points, examination and interview.');
  for (const [rank, votes] of votesByRank(body.votes, candidates))
    if (votes > seats.length)
      throw invalid({ votes: [`For rank ${rank} these are ${votes} votes; the board has ${seats.length} seats that vote.`] });
  await sql`
    insert into assessments.tie_vote (application_id, votes, recorded_at, recorded_by)
    select v.application_id, v.votes, ${now.toString()}, ${actor.accountId}
    from jsonb_to_recordset(${JSON.stringify(body.votes)}::jsonb) as v (application_id integer, votes smallint)
    on conflict (application_id) do update set votes = excluded.votes, recorded_at = excluded.recorded_at, recorded_by = excluded.recorded_by`.execute(
    db,
  );
  await countEdit(call, post.id);
  await recordChange(call, { action: 'record the vote on a tie', subject: `vacancies.post:${post.id}`, after: body });
  await rankAnew(call, { ...post, edited: post.edited + 1 });
  return { message: 'The vote was recorded and the ranking made anew.' };
}

/** How many votes were given on each tie. */
function votesByRank(votes: readonly { application_id: number; votes: number }[], candidates: readonly Candidate[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const one of votes) {
    const rank = candidates.find(({ application_id }) => application_id === one.application_id)?.ranked?.rank ?? 0;
    sums.set(rank, (sums.get(rank) ?? 0) + one.votes);
  }
  return sums;
}

async function rankAnew(call: OfPost, post: AssessedPost & { form: WholeForm }): Promise<number> {
  const { db, now, actor } = call;
  const gathered = await gather(call, post);
  const hindrances = findHindrances(gathered, post.form, await whyNotDeliberated(call.db, post.id, call.now));
  if (hindrances.length > 0) throw wrongState(hindrances.join(' '));
  const scored = gathered.candidates.filter(({ state }) => SCORED_STATES.includes(state));
  const fifths = await readFifths(call, post.id);
  const ranked = consolidateScores(
    post.form,
    scored.map(({ assessed, submitted }) => ({ ...assessed, fifths: byFactor(submitted, fifths) })),
  );
  await sql`
    with made as (
      insert into assessments.ranking (post_id, form_id, version, made_at, made_by, edited)
      select ${post.id}, ${post.form.id}, coalesce(max(version), 0) + 1, ${now.toString()}, ${actor.accountId}, ${post.edited}
      from assessments.ranking where post_id = ${post.id} returning id
    )
    insert into assessments.ranked (ranking_id, application_id, rank, is_tied, settled_by, total, preference, passes, points)
    select made.id, r.id, r.rank, r.is_tied, r.settled_by, r.total, r.preference, r.passes, r.points
    from made, jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb) as r (id integer, rank smallint, is_tied boolean, settled_by text, total integer,
      preference integer, passes boolean, points jsonb)`.execute(db);
  await lockSheets(call, post);
  const interviewed = scored.flatMap(({ application_id, state }) => (state === 'INTERVIEWED' ? [application_id] : []));
  if (interviewed.length > 0) await moveApplications(call, interviewed, { action: 'rank', as: 'system' });
  await recordChange(call, { action: 'consolidate an assessment', subject: `vacancies.post:${post.id}`, after: { ranked: ranked.length } });
  return ranked.length;
}

async function lockSheets(call: OfPost, { id, tree }: AssessedPost): Promise<void> {
  const { rows } = await sql<{ id: number; personnel_id: number }>`
    select h.id, a.personnel_id from assessments.sheet h join applicants.application a on a.id = h.application_id
    where h.post_id = ${id} and h.state = 'SUBMITTED' order by h.id for no key update of h`.execute(call.db);
  const place = placeIn(call, tree);
  await sheetLog.append(
    call,
    rows.map(({ id: sheet, personnel_id: personnelId }) => ({
      id: sheet,
      action: 'lock',
      from: 'SUBMITTED',
      to: 'LOCKED',
      place,
      personnelId,
    })),
  );
}
