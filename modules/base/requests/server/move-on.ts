import { lockRequests, type Turn } from './lock-requests.ts';
import { moveRequests, type Chosen, type MoveOutcome, type MoveWish } from './moves/move-requests.ts';
import { stepAlong, turnFor } from './open-steps.ts';
import type { ServedKind, StepCall } from './served-kinds.ts';

/**
 * Takes a step and, where the seat from which it was taken is awaited in the next state too, the step that its table names as the next: a head who is
 * also the authority decides once. Where the second is refused, the first is not taken either.
 */
export async function moveOn(
  call: StepCall,
  served: ServedKind,
  set: readonly Chosen[],
  wish: MoveWish,
  turnsOf: (id: number) => readonly Turn[],
): Promise<MoveOutcome[]> {
  const outcomes = await moveRequests(call, served, set, wish);
  const { kind } = served;
  const along = set.filter(({ turn }) => stepAlong(kind, wish.action, turn) !== undefined).map(({ request }) => request.id);
  if (along.length === 0) return outcomes;
  const action = kind.stepOf(wish.action).andThen!;
  const chosen = (await lockRequests(call.db, along)).flatMap((request): Chosen[] => {
    const turn = turnFor(kind, request.state, action, turnsOf(request.id));
    return turn ? [{ request, turn }] : [];
  });
  const followed = new Map((await moveRequests(call, served, chosen, { ...wish, action })).map((one) => [one.id, one]));
  return outcomes.map((one) => {
    const next = followed.get(one.id) ?? one;
    if ('refusal' in next && 'moved' in one) throw next.refusal;
    return next;
  });
}
