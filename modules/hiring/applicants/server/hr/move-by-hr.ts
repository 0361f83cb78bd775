import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { OFFER_STATES, type ApplicationState } from '../../workflow.ts';
import { stepBack } from '../end-offer.ts';
import { moveApplications } from '../move-applications.ts';
import { writeLetters } from '../write-letters.ts';
import { findReached, type Reached } from '../reached.ts';

type ReasonCall = Call<{ id: number }, unknown, { reason: string }>;

/** Withdraws an application for its applicant, who gets a letter. Errors: 404, 409. */
export async function withdrawForApplicant(call: ReasonCall): Promise<{ message: string }> {
  const application = await findReached(call, call.params.id);
  const { reason } = call.body;
  const { no } = await stepBack(call, application.id, { action: 'withdraw', as: 'screener', reason });
  await tell(call, application, no, `was withdrawn`, `HR withdrew your application for ${application.post.title}. ${reason}`);
  return { message: `${application.reference} was withdrawn.` };
}

/** Records that the applicant declined the offer, which they said to HR; a letter confirms it. Errors: 404, 409. */
export async function declineForApplicant(call: ReasonCall): Promise<{ message: string }> {
  const application = await findReached(call, call.params.id);
  const { reason } = call.body;
  const { no } = await stepBack(call, application.id, { action: 'decline', as: 'screener', reason });
  await tell(
    call,
    application,
    no,
    `ends: you declined the offer`,
    `HR recorded that you declined the offer of ${application.post.title}. ${reason}`,
  );
  return { message: `The offer to ${application.reference} is recorded as declined.` };
}

/** Undoes a withdrawal: the state before it comes back, before the choice where an offer ended by it, and the applicant gets a letter. Errors: 404, 409, also where it gave way to another one. */
export async function restoreApplication(call: ReasonCall): Promise<{ message: string }> {
  const { db } = call;
  const application = await findReached(call, call.params.id);
  const { reason } = call.body;
  const { rows } = await sql<{ from_state: ApplicationState; gave_way: boolean }>`
    select s.from_state, a.gave_way from applicants.step s join applicants.application a on a.id = s.application_id
    where a.id = ${application.id} and (s.action in ('select', 'select_outside', 'deep_select')
      or (s.action = 'withdraw' and s.from_state <> all(${[...OFFER_STATES]}::text[])))
    order by s.no desc limit 1`.execute(db);
  if (rows[0]?.gave_way) throw wrongState('Another application of this person for the same post took its place.');
  const to = rows[0]?.from_state ?? 'SUBMITTED';
  const [moved] = await moveApplications(call, [application.id], { action: 'restore', as: 'screener', reason, to });
  await tell(
    call,
    application,
    moved!.no,
    `is open again`,
    `HR undid the withdrawal of your application for ${application.post.title}. ${reason}`,
  );
  return { message: `${application.reference} is open again.` };
}

async function tell(call: ReasonCall, { id, reference }: Reached, no: number, what: string, said: string): Promise<void> {
  await writeLetters(call, [
    { applicationId: id, cause: `step:${no}`, subject: `Your application ${reference} ${what}`, paragraphs: [said] },
  ]);
}
