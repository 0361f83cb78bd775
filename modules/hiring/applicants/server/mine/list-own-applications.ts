import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listOwnApplications as endpoint } from '../../contract/mine.ts';
import type { LetterLine } from '../../contract/words.ts';
import { isDecided, reasonForApplicant, formatSteps } from '../../rules/applicant-words.ts';
import { applicationFlow, OFFER_STATES } from '../../workflow.ts';
import { applicantScores, type ApplicantScore } from '../applicant-scores.ts';
import { readOwn, showOwn } from './own-application.ts';

interface Step {
  application_id: number;
  no: number;
  action: string;
  at: string;
  reason: string;
}

/** One's own applications, the newest first, as their applicant may know them. */
export async function listOwnApplications(call: Call): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, server } = call;
  if (actor.personnelId === null) return { applications: [] };
  const own = await readOwn(call, {});
  const ids = own.map(({ id }) => id);
  const { rows: steps } = await sql<Step>`
    select application_id, no, action, at, reason from applicants.step where application_id = any(${ids}::integer[]) order by application_id, no`.execute(
    db,
  );
  const { rows: letters } = await sql<LetterLine & { application_id: number }>`
    select application_id, id, subject, paragraphs, at from applicants.letter where application_id = any(${ids}::integer[]) order by id desc`.execute(
    db,
  );
  const decided = own.filter(({ state }) => isDecided(state)).map(({ id }) => id);
  const scores = new Map<number, ApplicantScore[]>();
  if (decided.length > 0)
    for (const read of allContributed(server, applicantScores)) for (const [id, found] of await read(call, decided)) scores.set(id, found);
  return {
    applications: own.map((one) => ({
      ...showOwn(one),
      personnel_id: one.personnel_id,
      post: one.post,
      reason: reasonForApplicant(one.state, one.reason),
      may_withdraw:
        one.state !== 'DRAFT' && !OFFER_STATES.includes(one.state) && applicationFlow.open(one.state, ['applicant']).includes('withdraw'),
      may_decline: OFFER_STATES.includes(one.state),
      steps: formatSteps(steps.filter(({ application_id }) => application_id === one.id)),
      letters: letters.filter(({ application_id }) => application_id === one.id),
      papers: one.papers,
      scores: scores.get(one.id) ?? [],
    })),
  };
}
