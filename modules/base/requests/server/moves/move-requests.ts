import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState, type Refusal } from '@talaan/kernel/server/errors.ts';
import type { AnyKind } from '../../contract/request-kind.ts';
import { setDueDays } from '../file-requests.ts';
import type { LockedRequest } from '../lock-requests.ts';
import type { TurnInHand } from '../open-steps.ts';
import { resolveRoutes } from '../resolve-route.ts';
import { withRecords, type Moved, type ServedKind, type StepCall, type StepInput } from '../served-kinds.ts';
import { notifyAwaited, notifyOwners } from '../notices/notify-awaited.ts';
import { kindSettings } from '../settings/kind-settings.ts';
import { followFacts, writeStages } from '../write-stages.ts';
import { writeSteps } from '../write-steps.ts';
import { announceDecided } from './announce-decided.ts';

/** A locked request and as what the caller acts in it. */
export interface Chosen {
  request: LockedRequest;
  turn: TurnInHand;
}

export interface MoveWish {
  action: string;
  remarks: string;
  input?: unknown;
  details?: Record<string, unknown>;
  fileId?: number;
}

export type MoveOutcome = { id: number; title: string; moved: Moved } | { id: number; title: string; refusal: Refusal };

/** Takes a step that is open in a set of one kind: guard, effects, new rounds, steps, audit, notices. A constant number of statements beside the notices to owners. */
export async function moveRequests(call: StepCall, served: ServedKind, set: readonly Chosen[], wish: MoveWish): Promise<MoveOutcome[]> {
  const { kind, own } = served;
  const { action, remarks, input } = wish;
  const described = await withRecords(
    call,
    served,
    set.map((one) => describeMove(kind, action, one)),
  );
  const all = set.map((one, at) => ({ ...one, moved: described[at]! }));
  const reasons = await whyNotTaken(
    call,
    served,
    action,
    all.map(({ moved }) => moved),
    { remarks, input },
  );
  const going = all.filter(({ moved }) => !reasons.has(moved.id));
  const moved = going.map((one) => one.moved);
  if (moved.length > 0) {
    await own.effects?.[action]?.(call, moved, { remarks, input });
    await beginRounds(call, served, going);
    await startClocks(call, kind, going);
    await writeSteps(
      call,
      going.map((one) => describeStep(kind, one, wish)),
    );
    await recordMoves(call, kind, going, wish);
    // What is over waits for nobody.
    const open = moved.filter(({ to }) => !kind.ends.includes(to)).map(({ id }) => id);
    if (open.length > 0) await notifyAwaited(call, open);
    await notifyOwners(call, served, action, moved, remarks);
    await announceDecided(call, kind, action, moved);
  }
  return all.map(({ moved: one }) => {
    const because = reasons.get(one.id);
    return because === undefined
      ? { id: one.id, title: one.title, moved: one }
      : { id: one.id, title: one.title, refusal: wrongState(because) };
  });
}

/** What no longer holds of what was asked at the filing, then what stands against this one step, the first reason of each request. */
async function whyNotTaken(
  call: StepCall,
  { kind, own }: ServedKind,
  action: string,
  moved: readonly Moved[],
  input: StepInput,
): Promise<ReadonlyMap<number, string>> {
  const goingOn = moved.filter(({ from }) => kind.goesOn(action, from));
  const reasons = new Map(goingOn.length > 0 ? await own.asksAgain(call, goingOn) : []);
  const asked = [await own.notNow?.(call, action, moved), await own.guard?.(call, action, moved, input)];
  for (const [id, because] of asked.flatMap((found) => [...(found ?? [])])) if (!reasons.has(id)) reasons.set(id, because);
  return reasons;
}

type Going = Chosen & { moved: Moved };

function describeMove(kind: AnyKind, action: string, { request, turn }: Chosen): Omit<Moved, 'record'> {
  const place = { in_place_of: turn.in_place_of, head_id: turn.head_id };
  const { id, record_id: recordId, owner_id: ownerId, office_id: officeId, title, state: from } = request;
  const undo = kind.recallOf(action, from, turn.role) ?? null;
  const no = request.last_no + 1;
  return { id, kind: kind.kind, no, recordId, ownerId, officeId, title, from, to: kind.after(from, action), place, undo };
}

function describeStep(kind: AnyKind, { request, turn, moved }: Going, { action, remarks, details, fileId }: MoveWish) {
  const { decides, needsReason } = kind.stepOf(action);
  return {
    request_id: moved.id,
    round: roundAfter(kind, request.round, moved),
    action,
    as_role: isSystem(kind, turn.role) ? 'system' : turn.role,
    from_state: moved.from,
    state: moved.to,
    decides: decides === true && !isSystem(kind, turn.role),
    closes: kind.ends.includes(moved.to),
    needs_reason: needsReason !== undefined,
    ...moved.place,
    remarks: remarks.trim(),
    details: details ?? null,
    file_id: fileId ?? null,
  };
}

function isSystem(kind: AnyKind, role: string): boolean {
  return 'system' in (kind.roles[role] ?? {});
}

function roundAfter(kind: AnyKind, round: number, { from, to }: Moved): number {
  return kind.goesBack(from, to) ? round + 1 : round;
}

/** A step back begins a round: who decides what is still to come is found anew, by the rules and the offices of today. */
async function beginRounds(call: StepCall, { kind, own }: ServedKind, all: readonly Going[]): Promise<void> {
  const back = all.filter(({ moved }) => kind.goesBack(moved.from, moved.to));
  if (back.length === 0) return;
  const { db, today } = call;
  const found = await own.facts(
    db,
    back.map(({ moved }) => moved.id),
    today,
  );
  const facts = back.map(({ moved }) => found.get(moved.id)!);
  await followFacts(
    db,
    back.map(({ moved: { id } }, at) => ({ id, officeId: facts[at]!.officeId, title: facts[at]!.title })),
  );
  const routes = await resolveRoutes(db, kind, (await kindSettings(call, kind)).rules, facts, today);
  const planned = back.map(({ request, moved }, at) => ({
    requestId: moved.id,
    ownerId: moved.ownerId,
    round: request.round + 1,
    begins: null,
    stages: routes[at]!,
  }));
  await writeStages(db, planned, today);
}

/** A clock starts with its state, and stops where the request goes back to before it. */
async function startClocks(call: StepCall, kind: AnyKind, all: readonly Going[]): Promise<void> {
  const { clock } = kind;
  if (!clock) return;
  const starting = all.filter(({ moved: { from, to } }) => to === clock.from && from !== to).map(({ moved }) => moved.id);
  const stopping = all
    .filter(({ moved: { from, to } }) => kind.goesBack(from, to) && kind.placeOf(to) < kind.placeOf(clock.from))
    .map(({ moved }) => moved.id);
  if (starting.length + stopping.length === 0) return;
  const days = (await kindSettings(call, kind)).clockDays ?? clock.days;
  await sql`
    update requests.request set due_on = null, clock_from = case when id = any(${starting}::integer[]) then ${call.today}::date end,
      clock_days = case when id = any(${starting}::integer[]) then ${days}::smallint end
    where id = any(${[...starting, ...stopping]}::integer[])`.execute(call.db);
  await setDueDays(
    call,
    starting.map((id) => ({ id, clock_from: call.today, clock_days: days })),
  );
}

async function recordMoves(call: StepCall, kind: AnyKind, all: readonly Going[], { action, remarks }: MoveWish): Promise<void> {
  const label: string = kind.stepOf(action).label;
  await recordChanges(
    call,
    all.map(({ moved }) => ({
      action: `${label.toLowerCase()}: ${kind.title.toLowerCase()}`,
      subject: `requests.request:${moved.id}`,
      personnelId: moved.ownerId,
      inPlaceOf: moved.place.in_place_of,
      before: { state: moved.from },
      after: { state: moved.to, ...(remarks ? { remarks } : {}) },
    })),
  );
}
