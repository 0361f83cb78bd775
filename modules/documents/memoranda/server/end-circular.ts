import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { startQuietJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { titleOf, type endCircular as endpoint } from '../contract.ts';
import { announceCircularJob } from './announce-circular.ts';
import { findKeptCircular, lockCircular } from './find-circular.ts';

/** Withdraws a circular, or says which one supersedes it, and tells its audience. Errors: 409 when it has ended already. */
export async function endCircular(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, server, now, body } = call;
  await lockCircular(call);
  const circular = await findKeptCircular(call);
  if (circular.state !== 'posted') throw wrongState(`This circular was ${circular.state} before.`);
  if (body.superseded_by !== null) await requireSuccessor(call, circular.id, body.superseded_by);
  const state = body.superseded_by === null ? 'withdrawn' : 'superseded';
  const ended = { state, superseded_by: body.superseded_by, ended_because: body.reason, ended_at: now.toString() };
  await db.updateTable('memoranda.circular').set(ended).where('id', '=', circular.id).execute();
  const action = state === 'withdrawn' ? 'withdraw a circular' : 'supersede a circular';
  await recordChange(call, { action, subject: `memoranda.circular:${circular.id}`, before: { state: 'posted' }, after: ended });
  await startQuietJob(server, db, announceCircularJob, { id: circular.id, as: state });
  return { message: `${titleOf(circular)} is ${state}.` };
}

/** Only a circular in force can take the place of another. */
async function requireSuccessor({ db }: Call, id: number, successor: number): Promise<void> {
  if (successor === id) throw invalid({ superseded_by: ['Choose another circular than this one.'] });
  const found = await db
    .selectFrom('memoranda.circular')
    .select('id')
    .where('id', '=', successor)
    .where('state', '=', 'posted')
    .forShare()
    .executeTakeFirst();
  if (!found) throw invalid({ superseded_by: ['Choose a circular that is in force.'] });
}
