import type { OpenAction } from '../../contract/timeline.ts';
import type { FoundRequest } from '../find-request.ts';
import { withRecords, type AskingCall, type ServedKind, type Waiting } from '../served-kinds.ts';

/** What stands against an open request today, with the facts of the day. */
export interface Hindrances {
  /** Why it cannot go on; null where it can, and where no step would bring it on. */
  whole: string | null;
  /** Why one of these steps cannot be taken today, by the step. */
  steps: ReadonlyMap<string, string>;
  /** What is asked before one of these steps is taken, by the step. */
  questions: ReadonlyMap<string, string>;
}

const NONE: Hindrances = { whole: null, steps: new Map(), questions: new Map() };

/** What a request waits for beside its deciders: what was asked of its filing, then what its module says of the steps that are open to the caller. */
export async function readHindrances(
  call: AskingCall,
  served: ServedKind,
  found: FoundRequest,
  actions: readonly OpenAction[],
): Promise<Hindrances> {
  const { kind, own } = served;
  const { id, record_id, owner_id, office_id, title, state, is_closed } = found;
  const goesOn = kind.actions.some((action) => kind.stepOf(action).from.includes(state) && kind.goesOn(action, state));
  if (is_closed || (!goesOn && !own.notNow && !own.confirms)) return NONE;
  const waiting: Omit<Waiting, 'record'> = {
    id,
    kind: kind.kind,
    recordId: record_id,
    ownerId: owner_id,
    officeId: office_id,
    title,
    from: state,
  };
  const described = await withRecords(call, served, [waiting]);
  const whole = goesOn ? ((await own.asksAgain(call, described)).get(id) ?? null) : null;
  const steps = new Map<string, string>();
  const questions = new Map<string, string>();
  for (const { action } of whole === null && own.notNow ? actions : []) {
    const because = (await own.notNow!(call, action, described)).get(id);
    if (because !== undefined) steps.set(action, because);
  }
  for (const { action } of own.confirms ? actions : []) {
    const question = (await own.confirms!(call, action, described)).get(id);
    if (question !== undefined) questions.set(action, question);
  }
  return { whole, steps, questions };
}
