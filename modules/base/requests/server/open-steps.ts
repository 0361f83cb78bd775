import type { AnyKind } from '../contract/request-kind.ts';
import type { OpenAction } from '../contract/timeline.ts';
import type { Turn } from './lock-requests.ts';
import type { StepCall } from './served-kinds.ts';

interface Subject {
  state: string;
  owner_id: number | null;
}

/** As what one acts, whatever the request. */
export type TurnInHand = Omit<Turn, 'request_id'>;

/** As what the caller may act: by their seats, or as the owner. */
export function turnsIn(kind: AnyKind, { owner_id }: Subject, seats: readonly Turn[], actor: StepCall['actor']): TurnInHand[] {
  const rules = Object.entries(kind.roles);
  const isOwner = owner_id !== null && owner_id === actor.personnelId;
  const further = rules
    .filter(([, rule]) => 'person' in rule && rule.person === 'owner' && isOwner)
    .map(([role]) => ({ role, in_place_of: null, head_id: null, may_decide: false, later: [] }));
  return [...further, ...seats];
}

/** The actions that are open to the caller now, in the order of the table. */
export function openActions(kind: AnyKind, subject: Subject, seats: readonly Turn[], actor: StepCall['actor']): string[] {
  return openTo(kind, subject.state, turnsIn(kind, subject, seats, actor));
}

/** The actions that are open in a state to one who has these turns. */
export function openTo(kind: AnyKind, state: string, turns: readonly Pick<Turn, 'role' | 'may_decide'>[]): string[] {
  return kind.actions.filter((action) => turnFor(kind, state, action, turns) !== undefined);
}

/** The roles of Talaan itself. */
export function systemTurns(kind: AnyKind): TurnInHand[] {
  return Object.entries(kind.roles)
    .filter(([, rule]) => 'system' in rule)
    .map(([role]) => ({ role, in_place_of: null, head_id: null, may_decide: true, later: [] }));
}

/** As what the caller takes a step; undefined where it is not open. */
export function turnFor<T extends Pick<Turn, 'role' | 'may_decide'>>(
  kind: AnyKind,
  state: string,
  action: string,
  turns: readonly T[],
): T | undefined {
  const step = kind.steps[action];
  if (!step?.from.includes(state)) return undefined;
  return turns.find(({ role, may_decide }) => step.by.includes(role) && (may_decide || !step.decides));
}

/** The step that follows at once, where the seat that takes this one is awaited in the next state too. */
export function stepAlong(kind: AnyKind, action: string, { later }: Pick<Turn, 'later'>): string | undefined {
  const { to, andThen } = kind.stepOf(action);
  return to !== null && later.includes(to) ? andThen : undefined;
}

/** The open actions of the caller as buttons need them. */
export function describeActions(
  kind: AnyKind,
  subject: Subject & { due_on: string | null },
  seats: readonly Turn[],
  { actor, today }: Pick<StepCall, 'actor' | 'today'>,
): OpenAction[] {
  const turns = turnsIn(kind, subject, seats, actor);
  const isLate = subject.due_on !== null && subject.due_on < today;
  return kind.actions.flatMap((action) => {
    const turn = turnFor(kind, subject.state, action, turns);
    if (!turn) return [];
    const { label, needsReason, takesFile, key, onItsScreen, decides, onceLate } = kind.stepOf(action);
    if (onceLate && !isLate) return [];
    const along = stepAlong(kind, action, turn);
    return {
      action,
      label: along === undefined ? label : `${label} and ${kind.stepOf(along).label.toLowerCase()}`,
      needs_reason: needsReason ?? null,
      takes_file: takesFile ?? false,
      key: key ?? null,
      on_its_screen: onItsScreen ?? false,
      decides: decides ?? false,
      question: null,
    };
  });
}
