import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { notAllowed, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { rerouteRequest as endpoint } from '../contract/steps.ts';
import { findRequest } from './find-request.ts';
import { lockRequests, type LockedRequest } from './lock-requests.ts';
import { resolveRoutes } from './resolve-route.ts';
import { kindCalled, type ServedKind, type StepCall } from './served-kinds.ts';
import { notifyAwaited } from './notices/notify-awaited.ts';
import { kindSettings } from './settings/kind-settings.ts';
import { followFacts, writeStages } from './write-stages.ts';
import { writeSteps } from './write-steps.ts';

/** Begins a round in the same state, with the route found anew: after a move of the owner, or of offices. Errors: 403 beside those who answer for the kind, 409 once it is closed. */
export async function rerouteRequest(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { params, body } = call;
  const found = await findRequest(call, params.id);
  if (!found.is_kept) throw notAllowed();
  const [moved] = await rerouteAll(call, [params.id], { as: 'keeper', office: 'of its facts', whyOf: () => body.reason });
  const words = kindCalled(found.kind).kind.wordsOf(found.state).toLowerCase();
  if (moved === undefined) throw wrongState(`${found.title} is ${words}: nothing is to come.`);
  return { message: 'Who decides was found anew.' };
}

interface Why {
  as: 'keeper' | 'system';
  /** For which office: the one that the request has now, or the one that its facts give, such as that of the owner today. */
  office: 'its own' | 'of its facts';
  whyOf: (id: number) => string;
}

/** Finds routes anew in requests of any kind; passes over what is closed, and returns the others. */
export async function rerouteAll(call: StepCall, ids: readonly number[], { as, office, whyOf }: Why): Promise<number[]> {
  if (ids.length === 0) return [];
  const locked = await lockRequests(call.db, ids);
  const open = locked.filter(({ kind, state }) => !kindCalled(kind).kind.ends.includes(state));
  for (const [kind, group] of Map.groupBy(open, (one) => one.kind)) await writeRoutes(call, kindCalled(kind), group, office);
  await writeSteps(
    call,
    open.map(({ id, round, state }) => ({
      request_id: id,
      round: round + 1,
      action: 'reroute',
      as_role: as,
      from_state: state,
      state,
      needs_reason: true,
      remarks: whyOf(id),
    })),
  );
  await recordChanges(
    call,
    open.map(({ id, owner_id }) => ({
      action: 'find the route of a request anew',
      subject: `requests.request:${id}`,
      personnelId: owner_id,
      after: { reason: whyOf(id) },
    })),
  );
  const done = open.map(({ id }) => id);
  await notifyAwaited(call, done);
  return done;
}

async function writeRoutes(call: StepCall, { kind, own }: ServedKind, requests: readonly LockedRequest[], office: Why['office']) {
  const { db, today } = call;
  const found = await own.facts(
    db,
    requests.map(({ id }) => id),
    today,
  );
  const facts = requests.map(({ id, office_id }) => ({ ...found.get(id)!, ...(office === 'its own' ? { officeId: office_id } : {}) }));
  await followFacts(
    db,
    requests.map(({ id }, at) => ({ id, officeId: facts[at]!.officeId, title: facts[at]!.title })),
  );
  const routes = await resolveRoutes(db, kind, (await kindSettings(call, kind)).rules, facts, today);
  await writeStages(
    db,
    requests.map(({ id, owner_id, round, state }, at) => ({
      requestId: id,
      ownerId: owner_id,
      round: round + 1,
      begins: null,
      stages: routes[at]!.filter((stage) => stage.state === null || kind.placeOf(stage.state) >= kind.placeOf(state)),
    })),
    today,
  );
}
