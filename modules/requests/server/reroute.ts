import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { notAllowed, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { rerouteRequest as endpoint } from '../contract/steps.ts';
import { findRequest } from './find-request.ts';
import { lockRequests } from './lock-requests.ts';
import { resolveRoutes } from './resolve-route.ts';
import { kindCalled } from './served-kinds.ts';
import { notifyAwaited } from './notify-awaited.ts';
import { writeStages } from './write-stages.ts';
import { writeSteps } from './write-steps.ts';

/** Begins a round in the same state, with the route found anew: after a move of the owner, or of offices. Errors: 403 beside those who answer for the kind, 409 once it is closed. */
export async function rerouteRequest(call: Call<{ id: number }, unknown, z.output<typeof endpoint.body>>): Promise<{ message: string }> {
  const { db, params, body, today } = call;
  const found = await findRequest(call, params.id);
  if (!found.is_kept) throw notAllowed();
  const [request] = await lockRequests(db, [params.id]);
  const { kind, own } = kindCalled(found.kind);
  const { state, round, owner_id } = request!;
  if (kind.ends.includes(state)) throw wrongState(`${found.title} is ${kind.wordsOf(state).toLowerCase()}: nothing is to come.`);
  const facts = (await own.facts(db, [params.id])).get(params.id)!;
  const [stages] = await resolveRoutes(db, kind, [facts], today);
  const ahead = stages!.filter((stage) => stage.state === null || kind.placeOf(stage.state) >= kind.placeOf(state));
  await writeStages(db, [{ requestId: params.id, ownerId: owner_id, round: round + 1, stages: ahead }], today);
  await writeSteps(call, [
    {
      request_id: params.id,
      round: round + 1,
      action: 'reroute',
      as_role: 'keeper',
      from_state: state,
      state,
      needs_reason: true,
      remarks: body.reason,
    },
  ]);
  await recordChange(call, {
    action: 'find the route of a request anew',
    subject: `requests.request:${params.id}`,
    personnelId: owner_id,
    after: { reason: body.reason },
  });
  await notifyAwaited(call, [params.id]);
  return { message: 'Who decides was found anew.' };
}
