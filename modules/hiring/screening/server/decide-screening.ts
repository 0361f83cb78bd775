import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { moveApplications, writeLetters, type Letter, type MovedApplication } from '@talaan/applicants/server/public.ts';
import type { decideScreening as endpoint } from '../contract/applicants.ts';
import { ELEMENTS, RESULTS, type ElementName, type Result } from '../rules/elements.ts';
import { computeScreenings } from './compute-screenings.ts';
import { SCREENERS } from '../contract/access.ts';
import { findApplicationsInScope, type ApplicationInScope } from './find-in-scope.ts';

type Body = BodyOf<typeof endpoint>;

/**
 * Decides the screening of applicants: all of them, or none where one is in another state (409) or, for qualified, has an element that is
 * not met or open (409, with its name). Each is told by a letter, once a step.
 */
export async function decideScreening(call: Call<unknown, unknown, Body>) {
  const { body, db } = call;
  const applications = await findApplicationsInScope(call, body.ids, SCREENERS);
  const ids = applications.map(({ id }) => id);
  const moved = await moveApplications(call, ids, {
    action: body.decision,
    as: 'screener',
    ...(body.decision === 'disqualify' && { reasonCode: body.reason_code!, reason: body.reason }),
  });
  await computeMissing(call, ids);
  if (body.decision === 'qualify') await requireAllMet(call, applications);
  await sql`
    update screening.screening set outcome = ${body.decision === 'qualify' ? 'qualified' : 'not qualified'},
      decided_by = ${call.actor.accountId || null}, decided_at = ${call.now.toString()} where application_id = any(${ids}::integer[])`.execute(
    db,
  );
  await notifyApplicants(call, moved);
  return { message: formatDecided(moved.length, body.decision) };
}

/** Who is decided before the screening was ever computed has figures all the same. */
async function computeMissing(call: Pick<Call, 'db' | 'now'>, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select i.id from unnest(${[...ids]}::integer[]) as i (id)
    where not exists (select from screening.screening s where s.application_id = i.id) order by i.id`.execute(call.db);
  await computeScreenings(
    call,
    rows.map(({ id }) => id),
  );
}

async function requireAllMet({ db }: Pick<Call, 'db'>, applications: readonly ApplicationInScope[]): Promise<void> {
  const { rows } = await sql<{ id: number; element: ElementName; outcome: Result; others: number }>`
    select r.application_id as id, r.element, coalesce(v.result, r.result) as outcome, (count(*) over () - 1)::integer as others
    from screening.result r left join screening.override v on v.application_id = r.application_id and v.element = r.element
    where r.application_id = any(${applications.map(({ id }) => id)}::integer[]) and coalesce(v.result, r.result) <> 'MET'
    order by r.application_id, r.element limit 1`.execute(db);
  const [hindrance] = rows;
  if (!hindrance) return;
  const { reference, fullname } = applications.find(({ id }) => id === hindrance.id)!;
  const what = `${ELEMENTS[hindrance.element]} is “${RESULTS[hindrance.outcome]}”`;
  const more = hindrance.others > 0 ? ` (and ${hindrance.others} more)` : '';
  throw wrongState(
    `${fullname} (${reference}): ${what}${more}. All standards are minimums: verify it, name the substitution, or record an exception with the resolution of the board.`,
  );
}

async function notifyApplicants(call: Call<unknown, unknown, Body>, moved: readonly MovedApplication[]): Promise<void> {
  const { rows } = await sql<{ id: number; reference: string; title: string; code: string }>`
    select a.id, a.reference, p.title, p.code from applicants.application a join vacancies.post p on p.id = a.post_id
    where a.id = any(${moved.map(({ id }) => id)}::integer[])`.execute(call.db);
  const about = new Map(rows.map((row) => [row.id, row]));
  await writeLetters(
    call,
    moved.map(({ id, no }): Letter => {
      const { reference, title, code } = about.get(id)!;
      return {
        applicationId: id,
        cause: `step:${no}`,
        subject: `Your application ${reference} for ${title}`,
        paragraphs:
          call.body.decision === 'qualify'
            ? [
                `You meet the qualification standards of ${title} (${code}).`,
                'We write to you again with the day of your examination or interview.',
              ]
            : [
                `Your application for ${title} (${code}) was screened against the qualification standards. We are sorry: you do not meet all of them.`,
                call.body.reason,
                'The standards are set by the Civil Service Commission and are the same for all who apply. You may apply for other vacancies at any time.',
              ],
        link: { label: 'My applications', address: '/account/application/status' },
      };
    }),
  );
}

function formatDecided(count: number, decision: Body['decision']): string {
  const who = count === 1 ? '1 applicant is' : `${count} applicants are`;
  return decision === 'qualify' ? `${who} qualified.` : `${who} not qualified; letter sent.`;
}
