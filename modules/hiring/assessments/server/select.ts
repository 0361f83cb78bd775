import { sql } from 'kysely';
import { moveApplications, writeLetters, type Letter, type MovedApplication } from '@talaan/applicants/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { requireDeliberation } from '@talaan/vacancies/server/public.ts';
import type { Candidate } from '../contract/assessment.ts';
import type { select as selecting } from '../contract/decision.ts';
import { isDeepSelection } from '../rules/deep-selection.ts';
import { lockPost } from './find-post.ts';
import { gather } from './gather.ts';

type Selecting = CallOf<typeof selecting>;

/** States of a choice that still holds. */
const CHOSEN: readonly string[] = ['SELECTED', 'DEEP_SELECTED', 'FOR_APPOINTMENT', 'APPOINTED', 'ASSUMED'];
const CAN_BE_CHOSEN: readonly string[] = ['RECOMMENDED', 'NOT_RECOMMENDED', 'NOT_SELECTED'];

/**
 * The choice of the appointing authority, one for each vacancy at most. Outside the list and in a deep selection it needs a reason; below
 * the pass mark it is refused. Errors: 404; 409 before the board recommended, or where all vacancies are filled; 422 for reasons and dates.
 */
export async function select(call: Selecting): Promise<{ message: string }> {
  const { db, body, params, now, actor } = call;
  const post = await lockPost(call, params.id, true);
  if (!post.is_frozen) throw wrongState('The appointing authority chooses after the board has submitted its list.');
  await requireDeliberation(call.db, post.id, call.now);
  await requireDate(call, post.id);
  const { candidates } = await gather(call, post);
  const taken = candidates.filter(({ state }) => CHOSEN.includes(state)).length;
  if (taken + body.choices.length > post.vacancies)
    throw wrongState(
      `There ${post.vacancies === 1 ? 'is one vacancy' : `are ${post.vacancies} vacancies`}, and ${taken} already chosen for.`,
    );
  const ranked = candidates.flatMap((one) => (one.ranked ? [{ ...one, rank: one.ranked.rank }] : []));
  const choices = body.choices.map(({ application_id, reason }, at) => {
    const one = ranked.find((candidate) => candidate.application_id === application_id);
    if (!one || !CAN_BE_CHOSEN.includes(one.state))
      throw wrongState('Only applicants who were ranked and are still in the selection can be chosen.');
    if (!one.ranked!.passes) throw invalid({ [`choices.${at}.application_id`]: [`${one.fullname} is below the pass mark of the board.`] });
    const is_outside = one.resolution === null;
    const is_deep = isDeepSelection(one, ranked);
    if ((is_outside || is_deep) && !reason)
      throw invalid({
        [`choices.${at}.reason`]: [
          is_outside
            ? `${one.fullname} is not on the list: enter the reason.`
            : `Choosing ${one.fullname} is a deep selection: enter the reason.`,
        ],
      });
    return { application_id, reason, is_outside, is_deep };
  });
  await sql`
    insert into assessments.selection (application_id, decided_on, decided_by, is_outside, is_deep, reason, recorded_at, recorded_by)
    select c.application_id, ${body.decided_on}, ${body.decided_by}, c.is_outside, c.is_deep, c.reason, ${now.toString()}, ${actor.accountId}
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as c (application_id integer, is_outside boolean, is_deep boolean, reason text)
    on conflict (application_id) do update set decided_on = excluded.decided_on, decided_by = excluded.decided_by, is_outside = excluded.is_outside,
      is_deep = excluded.is_deep, reason = excluded.reason, recorded_at = excluded.recorded_at, recorded_by = excluded.recorded_by`.execute(
    db,
  );
  const moved: MovedApplication[] = [];
  for (const { application_id, reason, is_deep, is_outside } of choices) {
    const action = is_deep ? 'deep_select' : is_outside ? 'select_outside' : 'select';
    moved.push(...(await moveApplications(call, [application_id], { action, as: 'authority', reason: action === 'select' ? '' : reason })));
  }
  const isFilled = taken + choices.length === post.vacancies;
  const chosen = new Set(choices.map(({ application_id }) => application_id));
  const released = isFilled ? candidates.filter(({ application_id, state }) => state === 'RECOMMENDED' && !chosen.has(application_id)) : [];
  if (released.length > 0)
    moved.push(
      ...(await moveApplications(
        call,
        released.map(({ application_id }) => application_id),
        { action: 'not_select', as: 'authority' },
      )),
    );
  await writeLetters(call, lettersOf(moved, isFilled ? candidates : [], `${post.title} (${post.code})`));
  await recordChange(call, { action: 'record the choice of the appointing authority', subject: `vacancies.post:${post.id}`, after: body });
  return {
    message: `${choices.length === 1 ? 'One applicant was' : `${choices.length} applicants were`} selected; all who were assessed are notified.`,
  };
}

/** Error: 422. */
async function requireDate({ db, body, today }: Selecting, postId: number): Promise<void> {
  const { rows } = await sql<{
    first: string;
  }>`select min(dated)::text as first from assessments.resolution where post_id = ${postId}`.execute(db);
  if (body.decided_on > today) throw invalid({ decided_on: ['The decision lies in the future.'] });
  if (body.decided_on < rows[0]!.first) throw invalid({ decided_on: ['The decision lies before the resolution of the board.'] });
}

const PARAGRAPHS = {
  chosen: [
    'The appointing authority has chosen you. The Human Resource Management Office will write to you about the papers of your appointment.',
  ],
  notChosen: [
    'Another applicant was chosen.',
    'You see your own scores with your application in Talaan. Thank you for your interest in working with us.',
  ],
} as const;

function lettersOf(moved: readonly MovedApplication[], all: readonly Candidate[], named: string): Letter[] {
  const subject = `Your application: ${named}`;
  const letters = moved.map(({ id, to, no }): Letter => ({
    applicationId: id,
    cause: `step:${no}`,
    subject,
    paragraphs: [`This is about your application for ${named}.`, ...PARAGRAPHS[to === 'NOT_SELECTED' ? 'notChosen' : 'chosen']],
  }));
  return [
    ...letters,
    ...all
      .filter(({ application_id, state }) => state === 'NOT_RECOMMENDED' && !moved.some(({ id }) => id === application_id))
      .map(({ application_id }): Letter => ({
        applicationId: application_id,
        cause: 'decision',
        subject,
        paragraphs: [`This is about your application for ${named}.`, ...PARAGRAPHS.notChosen],
      })),
  ];
}
