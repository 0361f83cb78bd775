import { sql } from 'kysely';
import type { Moved, StepCall } from '@talaan/requests/server/public.ts';
import type { leaveFlow } from '../../workflow.ts';
import { approveLeaves } from './approve.ts';
import { certifyLeaves } from './certify.ts';
import { findLeaves, type Leave } from '../applications/find-leaves.ts';

type MovedLeave = Moved<typeof leaveFlow>;

/** Not acted upon within five working days after receipt: flagged, so that HR confirms it (MC 41 s.1998 Sec. 49). */
export async function flagDeemed({ db, today }: StepCall, moved: readonly MovedLeave[]): Promise<void> {
  await sql`update leave.application set deemed_due_on = ${today}::date where id = any(${idsOf(moved)}::integer[]) and deemed_due_on is null`.execute(
    db,
  );
}

/** Approves what is deemed approved; where HR had not certified the credits, they are certified with it. */
export async function confirmDeemed(call: StepCall, moved: readonly MovedLeave[], step: (leave: Leave) => number): Promise<void> {
  const uncertified = moved.filter(({ from }) => from === 'SUBMITTED');
  if (uncertified.length > 0) await certifyLeaves(call, await findLeaves(call.db, idsOf(uncertified), call.today), step);
  await approveLeaves(call, await findLeaves(call.db, idsOf(moved), call.today), step);
  await sql`update leave.application set is_deemed = true where id = any(${idsOf(moved)}::integer[])`.execute(call.db);
}

function idsOf(moved: readonly MovedLeave[]): number[] {
  return moved.map(({ id }) => id);
}
