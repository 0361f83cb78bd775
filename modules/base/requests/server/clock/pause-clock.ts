import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notAllowed, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { pauseRequest as endpoint } from '../../contract/steps.ts';
import { setDueDays } from '../file-requests.ts';
import { findRequest, type FoundRequest } from '../find-request.ts';
import { lockRequests, type LockedRequest } from '../lock-requests.ts';
import { kindCalled } from '../served-kinds.ts';
import { writeSteps } from '../write-steps.ts';

/** Stops the clock of a request from today on. Errors: 403 for those for whom it does not wait, 409 where no clock runs or it is paused. */
export async function pauseRequest(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const request = await takeClock(call);
  const { id } = request;
  await sql`insert into requests.pause (request_id, during, reason) values (${id}, daterange(${call.today}::date, null), ${call.body.reason})`.execute(
    call.db,
  );
  await noteClock(call, request, 'pause', call.body.reason);
  return { message: 'The deadline is paused.' };
}

/** Lets it run again: the day of resuming counts. Errors: as of pausing. */
export async function resumeRequest(call: Call<{ id: number }>): Promise<{ message: string }> {
  const request = await takeClock(call);
  const { numAffectedRows } = await sql`
    update requests.pause set during = daterange(lower(during), ${call.today}::date) where request_id = ${request.id} and upper_inf(during)`.execute(
    call.db,
  );
  if (!numAffectedRows) throw wrongState('The deadline of this request is not paused.');
  await noteClock(call, request, 'resume', '');
  return { message: 'The deadline runs again.' };
}

/** Whether a request has a clock that is not over. */
export function runsClock({ kind, state, clock_days }: Pick<FoundRequest, 'kind' | 'state' | 'clock_days'>): boolean {
  return clock_days !== null && !kindCalled(kind).kind.ends.includes(state);
}

/** Whether a request waits for the caller, or they answer for its kind. */
export function isOverClock({ kind, state, turns, is_kept }: Pick<FoundRequest, 'kind' | 'state' | 'turns' | 'is_kept'>): boolean {
  return is_kept || turns.some(({ role }) => kindCalled(kind).kind.awaited(state).includes(role));
}

type Clocked = LockedRequest & { clock_from: string; clock_days: number };

async function takeClock(call: Call<{ id: number }>): Promise<Clocked> {
  const found = await findRequest(call, call.params.id);
  const [request] = await lockRequests(call.db, [call.params.id]);
  const { state, clock_from, clock_days } = request!;
  const asked = { ...found, state, clock_days };
  if (!isOverClock(asked)) throw notAllowed();
  if (clock_from === null || clock_days === null || !runsClock(asked)) throw wrongState('No deadline runs for this request.');
  return { ...request!, clock_from, clock_days };
}

async function noteClock(
  call: Call,
  { id, state, round, owner_id, clock_from, clock_days }: Clocked,
  action: 'pause' | 'resume',
  remarks: string,
) {
  await setDueDays(call, [{ id, clock_from, clock_days }]);
  const needs_reason = action === 'pause';
  await writeSteps(call, [{ request_id: id, round, action, as_role: 'awaited', from_state: state, state, needs_reason, remarks }]);
  await recordChange(call, {
    action: `${action} the deadline of a request`,
    subject: `requests.request:${id}`,
    personnelId: owner_id,
    after: { remarks },
  });
}
