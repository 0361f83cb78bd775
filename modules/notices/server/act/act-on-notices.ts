import { sql } from 'kysely';
import type { z } from 'zod';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { requireStep } from '@talaan/kernel/server/require-step.ts';
import { releasePapers, withdrawPapers } from '@talaan/papers/server/public.ts';
import type { actOnNotices as endpoint } from '../../contract/notices.ts';
import { HR, noticeWorkflow, stateAfter, type NoticeAction } from '../../workflow.ts';
import { withinReach } from '../notice-rows.ts';
import { lockNotices, type LockedNotice } from './lock-notices.ts';
import { findObstacles, payNotices, tellEmployees, type Obstacle } from './release.ts';

const DONE: Record<NoticeAction, string> = {
  submit: 'sent for signature',
  sign: 'recorded as signed',
  release: 'released',
  cancel: 'cancelled',
};

/** Acts on the chosen notices, all or none. Errors: 404 where one is out of reach, 409 where one is in another state or its salary has changed. */
export async function actOnNotices(call: Call<unknown, unknown, z.output<typeof endpoint.body>>) {
  const { db, actor, body } = call;
  const ids = [...new Set(body.ids)];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notices.notice n join organization.office o on o.id = n.office_id
    where n.id = any(${ids}::integer[]) and ${withinReach(actor)}`.execute(db);
  if (rows[0]!.count < ids.length) throw notFound('One of these notices does not exist.');
  const { moved, left } = await move(call, { ...body, ids });
  if (left.length > 0) throw wrongState(sayObstacles(left));
  return { message: moved === 1 ? `The notice is ${DONE[body.action]}.` : `${moved} notices are ${DONE[body.action]}.` };
}

type Moving = Pick<Call, 'db' | 'server' | 'now' | 'today' | 'actor' | 'inPlaceOf' | 'requestId'>;

/**
 * Moves notices on, with what follows from it, set by set. Those whose salary has changed since they were generated are left as they are
 * and named; a notice that is in another state refuses the whole.
 */
export async function move(
  call: Moving,
  { action, ids, reason }: { action: NoticeAction; ids: readonly number[]; reason: string },
): Promise<{ moved: number; left: Obstacle[] }> {
  const { db } = call;
  const notices = await lockNotices(db, ids);
  for (const { state, fullname } of notices)
    requireStep(noticeWorkflow, { subject: `The notice of ${fullname}`, state, action, as: HR, reason });
  const left = action === 'release' ? await findObstacles(db, notices) : [];
  const open = notices.filter(({ id }) => !left.some((one) => one.id === id));
  const codes = open.map((one) => one.paper_code);
  if (action === 'release') {
    await payNotices(call, open);
    await releasePapers(call, codes);
  }
  if (action === 'cancel') await withdrawPapers(call, codes, reason);
  await writeStates(call, open, action, reason);
  if (action === 'release') await tellEmployees(call, open);
  return { moved: open.length, left };
}

async function writeStates(call: Moving, notices: readonly LockedNotice[], action: NoticeAction, reason: string): Promise<void> {
  const { db, now, today, actor, inPlaceOf } = call;
  const state = stateAfter(action);
  const ids = notices.map(({ id }) => id);
  await sql`update notices.notice set state = ${state}, signed_on = case when ${state} = 'SIGNED' then ${today}::date else signed_on end
    where id = any(${ids}::integer[])`.execute(db);
  await sql`
    insert into notices.transition (notice_id, state, at, account_id, in_place_of, reason)
    select id, ${state}, ${now.toString()}::timestamptz, ${actor.accountId || null}::integer, ${inPlaceOf}::integer, ${reason}
    from unnest(${ids}::integer[]) id`.execute(db);
  await recordChanges(
    call,
    notices.map((one) => ({
      action: `${action} a notice`,
      subject: `notices.notice:${one.id}`,
      personnelId: one.personnel_id,
      before: { state: one.state },
      after: { state, ...(reason ? { reason } : {}) },
    })),
  );
}

const NAMED = 5;

export function sayObstacles(left: readonly Obstacle[]): string {
  const named = left.slice(0, NAMED).map(({ fullname, because }) => `${fullname}: ${because}`);
  const more = left.length > NAMED ? ` And ${left.length - NAMED} more.` : '';
  return `Nothing was released. ${named.join(' ')}${more} Cancel the notice and generate it again.`;
}
