import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { lockPurges } from '@talaan/kernel/server/retention/purge-due.ts';
import type { placeHold as placing, releaseHold as releasing } from '../../contract/holds.ts';
import { findKind } from '../retention-kinds.ts';
import { findHold } from './hold-rows.ts';

/** Errors: 404 for a kind that is not there, 422 where it is on nothing, on an unknown person, or ends before it begins. */
export async function placeHold(call: CallOf<typeof placing>): Promise<AnswerOf<typeof placing>> {
  const { db, actor, now, body } = call;
  if (body.kind === null && body.personnel_id === null) throw invalid({ personnel_id: ['Choose a person, a kind of records, or both.'] });
  if (body.kind !== null) findKind(call.server, body.kind);
  if (body.until !== null && body.until < body.since) throw invalid({ until: ['The last day lies before the first.'] });
  await lockPurges(db);
  const { id } = await db
    .insertInto('privacy.legal_hold')
    .values({ ...body, placed_by: actor.accountId, placed_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, {
    action: 'place a legal hold',
    subject: `privacy.legal_hold:${id}`,
    personnelId: body.personnel_id,
    after: body,
  });
  return { message: 'The hold was placed. No purge deletes what it is on.' };
}

/** Errors: 404, 409 where it is released or ended. */
export async function releaseHold(call: CallOf<typeof releasing>): Promise<AnswerOf<typeof releasing>> {
  const { db, actor, now, params, body } = call;
  await sql`select from privacy.legal_hold where id = ${params.id} for update`.execute(db);
  const hold = await findHold(call, params.id);
  if (hold.state === 'released') throw wrongState(`${hold.released_by} released this hold already.`);
  if (hold.state === 'ended') throw wrongState('This hold has ended.');
  const { personnel_id: personnelId } = await db
    .updateTable('privacy.legal_hold')
    .set({ released_by: actor.accountId, released_at: now.toString(), released_because: body.because })
    .where('id', '=', params.id)
    .returning('personnel_id')
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'release a legal hold', subject: `privacy.legal_hold:${params.id}`, personnelId, after: body });
  return { message: 'The hold was released.' };
}
