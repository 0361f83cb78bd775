import { sql } from 'kysely';
import { troubleOf } from '@talaan/kernel/server/database/database-trouble.ts';
import { invalid, notForServices, notFound, Refusal, toRefusal, wrongState } from '@talaan/kernel/server/errors.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import type { ActionOf, AnyKind } from '../contract/request-kind.ts';
import type { Outcome } from '../contract/steps.ts';
import { lockRequests, readTurns, type LockedRequest, type Turn } from './lock-requests.ts';
import { moveOn } from './move-on.ts';
import type { Chosen, MoveOutcome as Taken } from './moves/move-requests.ts';
import { openTo, systemTurns, turnFor, turnsIn } from './open-steps.ts';
import { screenOf } from './screen-of.ts';
import { kindCalled, type Moved, type ServedKind, type StepCall, type StepInput } from './served-kinds.ts';
import { clockOf } from './clock-of.ts';

/** A step in one request or many. `seen` is the number of the last step that the caller saw; a module that has just read the request leaves it out. */
export interface StepWish<K extends AnyKind = AnyKind> extends Partial<StepInput> {
  /** The kind of the screen from which it is taken: requests of another kind are not there (404). The inbox, which has them all, leaves it out. */
  kind?: K;
  action: ActionOf<K>;
  items: readonly { id: number; seen?: number }[];
  details?: Record<string, unknown>;
  /** What was added to the reason, a file that this step keeps. */
  fileId?: number;
  /** In a job: as Talaan itself, for roles of `{ system: true }`. */
  bySystem?: true;
}

/**
 * Takes a step in one request. Errors: 404 for one in which the caller has no part, 409 with what is open where it is not, where it went on
 * since, where the module says why, or with the screen where the step needs an input and none is given; 422 where a reason is missing.
 */
export async function takeStep<K extends AnyKind>(
  call: StepCall,
  wish: Omit<StepWish<K>, 'items'> & { id: number; seen?: number },
): Promise<Moved<K>> {
  const [moved] = await takeStepInAll<K>(call, { ...wish, items: [wish] });
  return moved!;
}

/** Takes a step in all of these or, where one is refused, in none. Errors as of one. */
export async function takeStepInAll<K extends AnyKind>(call: StepCall, wish: StepWish<K>): Promise<Moved<K>[]> {
  const taken = await take(call, wish);
  return taken.map((one) => {
    if ('refusal' in one) throw one.refusal;
    // Of no other kind than was asked for.
    return one.moved as Moved<K>;
  });
}

/** Takes a step in many requests, each alone: what is refused or fails in one does not hinder the others. Error: 422 where a reason is missing. */
export async function takeSteps(call: StepCall, wish: StepWish): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const items of inParts(wish.items, PART))
    for (const one of await take(call, { ...wish, items }, true)) {
      const refusal = 'refusal' in one ? one.refusal : null;
      const open = (refusal?.body.actions as string[] | undefined) ?? [];
      const screen = (refusal?.body.screen as string | undefined) ?? null;
      const undo = 'moved' in one && one.moved.undo ? { action: one.moved.undo, seen: one.moved.no } : null;
      outcomes.push({ id: one.id, title: one.title, done: !refusal, because: refusal?.message ?? null, open, screen, undo });
    }
  return outcomes;
}

/** So many requests are locked and moved at a time. */
const PART = 200;

async function take(
  call: StepCall,
  { kind: only, action, items, remarks = '', input, details, fileId, bySystem }: StepWish,
  many = false,
): Promise<Taken[]> {
  if (call.actor.isService && !bySystem) throw notForServices();
  const ids = [...new Set(items.map(({ id }) => id))];
  const seen = new Map(items.map((one) => [one.id, one.seen]));
  const locked = new Map((await lockRequests(call.db, ids)).map((one) => [one.id, one]));
  const turns = bySystem ? new Map<number, Turn[]>() : await readTurns(call, ids);
  const taken = new Map<number, Taken>();
  const chosen: Chosen[] = [];
  for (const id of ids) {
    const request = locked.get(id);
    const title = request?.title ?? '';
    try {
      if (!request || (only && request.kind !== only.kind)) throw notFound('There is no such request.');
      const wish = { action, remarks, seen: seen.get(id), many };
      const served = kindCalled(request.kind);
      const own = bySystem ? systemTurns(served.kind) : turnsIn(served.kind, request, turns.get(id) ?? [], call.actor);
      const turn = choose(request, own, wish);
      requireInput(served, request, { action, input });
      chosen.push({ request, turn });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 422) throw error;
      taken.set(id, { id, title, refusal: error });
    }
  }
  const turnsOf = (id: number) => turns.get(id) ?? [];
  for (const [name, group] of Map.groupBy(chosen, ({ request }) => request.kind)) {
    const served = kindCalled(name);
    const move = (part: readonly Chosen[]) => moveOn(call, served, part, { action, remarks, input, details, fileId }, turnsOf);
    for (const one of await moveApart(call, group, move, many)) taken.set(one.id, one);
  }
  return ids.map((id) => taken.get(id)!);
}

/** As what the caller takes the step, if it is open to them. */
function choose(
  request: LockedRequest,
  turns: readonly Chosen['turn'][],
  { action, remarks, seen, many }: { action: string; remarks: string; seen?: number; many: boolean },
): Chosen['turn'] {
  const { kind } = kindCalled(request.kind);
  if (turns.length === 0) throw notFound('There is no such request.');
  const open = openTo(kind, request.state, turns);
  const turn = turnFor(kind, request.state, action, turns);
  if (seen !== undefined && seen !== request.last_no) throw wrongState(`${lastStep(request)} Look again before you decide.`, open);
  if (!turn) throw wrongState(whyNotOpen(request, action), open);
  if (many && kind.oneByOne) throw wrongState(`${kind.title}: decided one by one.`, open);
  const label = kind.stepOf(action).needsReason;
  if (label && remarks.trim() === '') throw invalid({ remarks: [label === 'Reason' ? 'Enter the reason.' : `Fill in: ${label}.`] });
  return turn;
}

/** Errors: 409 with the screen of the record where a step needs an input and none was given; an input of another shape is a fault of ours. */
function requireInput({ kind, own }: ServedKind, request: LockedRequest, { action, input }: { action: string; input: unknown }): void {
  const needed = own.inputs?.[action];
  if (!needed) return;
  if (input !== undefined) return void needed.parse(input);
  const message = `“${kind.stepOf(action).label}” needs more than a decision. Open ${request.title}, and do it there.`;
  throw new Refusal(409, { message, actions: [action], screen: screenOf(kind.screen, request.record_id, request.owner_id) });
}

function whyNotOpen(request: LockedRequest, action: string): string {
  const { kind } = kindCalled(request.kind);
  const words = kind.wordsOf(request.state).toLowerCase();
  const step = kind.steps[action];
  if (step?.from.includes(request.state))
    return step.decides
      ? 'This request is your own, or not yours to decide; another person must act on it.'
      : 'Your roles do not open this.';
  return `${request.title} is ${words}: this cannot be done now. ${lastStep(request)}`;
}

/** `Approved by Ana Cruz on 20 Nov 2026, 9:14 AM.` */
function lastStep({ kind, last_action, last_by, last_at }: LockedRequest): string {
  const label: string = last_action === 'file' ? 'Filed' : (kindCalled(kind).kind.steps[last_action]?.label ?? last_action);
  return `“${label}”${last_by ? ` by ${last_by}` : ''} on ${clockOf(last_at)}.`;
}

/**
 * Moves a set at once; where that is refused, each of it alone, so that one does not hinder the others. One of many that fails by a fault of ours is told
 * apart like one that is refused; trouble of the database ends all of them.
 */
async function moveApart(
  call: StepCall,
  set: readonly Chosen[],
  move: (part: readonly Chosen[]) => Promise<Taken[]>,
  many: boolean,
): Promise<Taken[]> {
  await sql`savepoint before_a_step`.execute(call.db);
  try {
    const taken = await move(set);
    if (many) await checkDeferred(call.db);
    await sql`release savepoint before_a_step`.execute(call.db);
    return taken;
  } catch (error) {
    if (troubleOf(error)) throw error;
    await sql`rollback to savepoint before_a_step`.execute(call.db);
    const refusal = toRefusal(error, call.server.constraints, call.requestId, call.server.http.log);
    if (refusal.status >= 500 && !many) throw error;
    if (set.length === 1) return [{ id: set[0]!.request.id, title: set[0]!.request.title, refusal }];
    const each: Taken[] = [];
    for (const one of set) each.push(...(await moveApart(call, [one], move, many)));
    return each;
  }
}

/** What is checked at the end of the transaction would take all of them along. */
async function checkDeferred(db: StepCall['db']): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
  await sql`set constraints all deferred`.execute(db);
}
