import { sql } from 'kysely';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import { leaveFlow } from '../../workflow.ts';
import { applicationsOn, isOwnOrOfHr, isShown, reachable } from './application-rows.ts';
import { findLeaves, type Leave } from './find-leaves.ts';

type ReadingCall = Pick<Call, 'db' | 'actor' | 'today'>;

export interface FoundApplication {
  leave: Leave;
  /** Whether the kind of a confidential application is for the caller. */
  isKindShown: boolean;
  /** Whether the illness and the papers are: for the owner, HR and who decides in the end. */
  isPrivateShown: boolean;
}

/** An application of the caller, of a person within their reach, or in which they have a part as one who decides. Error: 404 for any other. */
export async function findApplication(call: ReadingCall, id: number): Promise<FoundApplication> {
  const { rows } = await sql<{ reached: boolean; shown: boolean; kept: boolean }>`
    select ${reachable(call.actor)} as reached, ${isShown(call.actor)} as shown, ${isOwnOrOfHr(call.actor)} as kept
    from ${applicationsOn(call.today, isShown(call.actor))} where a.id = ${id}`.execute(call.db);
  const [found] = rows;
  if (!found) throw notFound('There is no such application.');
  const roles = found.reached && found.kept ? [] : await rolesIn(call, id, found.reached);
  const decides = roles.some((role) => leaveFlow.readsPrivate?.some((one) => one === role));
  const [leave] = await findLeaves(call.db, [id], call.today);
  return { leave: leave!, isKindShown: found.shown || decides, isPrivateShown: found.kept || decides };
}

/** As what the caller may act in it, or has. Error: 404 for one who has no part and does not reach it. */
async function rolesIn(call: ReadingCall, id: number, isReached: boolean): Promise<string[]> {
  try {
    const { turns, is_kept } = await findRequest(call, id);
    const acted = await sql<{ role: string }>`
      select as_role as role from requests.step where request_id = ${id} and personnel_id = ${call.actor.personnelId}`.execute(call.db);
    return [...turns, ...acted.rows].map(({ role }) => role).concat(is_kept ? ['hr'] : []);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
    if (!isReached) throw notFound('There is no such application.');
    return [];
  }
}
