import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { CommitteeKind } from './committees.ts';

/** Who has a role in a request: found from data when it is filed, and anew with each round. */
export type RoleRule =
  /** The head of the office of the one whom it concerns, the head above the one who decides there, or the head of an office that the filer names. */
  | { head: 'own' | 'next' | 'named' }
  /** Those who hold a view group over that office, or only those who hold it over the whole university. */
  | { group: Group; over?: 'all' }
  /** Those who sit on a committee, or its secretary, who records what it decided: of the whole university, or of the nearest office above that has one. */
  | { committee: CommitteeKind; as: 'members' | 'secretary' }
  /** Whom it concerns, or a person whom the filer names. */
  | { person: 'owner' | 'chosen' }
  /** By the rule table (`requests.rule`): amount, days or rank. */
  | { byRules: true }
  /** Talaan itself, in a job. */
  | { system: true };

/** One action: from which states, to which (null leaves it), and by whom. */
export interface RequestStep<S extends string, R extends string> {
  /** What its button says. */
  label: string;
  from: readonly S[];
  to: S | null;
  by: readonly R[];
  /** Nobody takes it on their own request, nor in the place of the one whom it concerns. */
  decides?: true;
  /** What has to be written with it, such as `Reason` or `Released to`; without it the step is refused. */
  needsReason?: string;
  /** A PDF or a photo may be added to what is written. */
  takesFile?: true;
  /** It is offered once the request is late. */
  onceLate?: true;
  /** The key that takes it in the inbox: `a` brings the request on, `d` refuses it, `r` gives it back. */
  key?: 'a' | 'd' | 'r';
  /** It brings the request on without having the key `a`: what was asked of the filing is asked again before it. */
  asksAgain?: true;
  /** It needs more than a reason and is taken on the screen of its module alone. */
  onItsScreen?: true;
  /** The step that follows at once where the seat that took this one is awaited in the next state too: a head who is also the authority decides once. */
  andThen?: string;
}

/** How long a request may take, in working days; the day on which it comes in does not count. */
export interface RequestClock<S extends string, A extends string> {
  /** The state that starts it. */
  from: S;
  days: number;
  /** On which of these days those who are awaited are told. */
  warnAt: readonly number[];
  /** What becomes of a late one: those who are awaited and HR are told, the next higher head may decide too, or the system takes a step. */
  late: 'tell' | 'openToNext' | A;
}

/** A kind of request as one table: the server enforces it, screens show what is open, its diagram is printed from it. */
export interface RequestTable<S extends string, R extends string, A extends string> {
  /** `Certificate of employment`. */
  title: string;
  /** Raised when states or steps change their meaning; a request keeps the one that it was filed under. */
  version: number;
  /** Each state with its words, in their order: the first is the one in which a request is filed; a step to an earlier one begins a new round. */
  states: Record<S, string>;
  /** States in which nothing is awaited any more. */
  ends: readonly NoInfer<S>[];
  /** For whom a request waits in a state; these see it in their inbox. */
  waits: Partial<Record<NoInfer<S>, readonly NoInfer<R>[]>>;
  /** States in which it waits only where its owner asks for something, such as to cancel it: no part of the way ahead. */
  asides?: readonly NoInfer<S>[];
  roles: Record<R, RoleRule>;
  steps: Record<A, RequestStep<NoInfer<S>, NoInfer<R>>>;
  /** The group of HR that answers for the kind: it is told of requests that wait for nobody, and resolves routes again. */
  keptBy: Group;
  clock?: RequestClock<NoInfer<S>, NoInfer<A>>;
  /** The screen of a record for those who decide, and for the one whom it concerns; `{id}` is the module's own number, `{owner}` that of the person. */
  screen: string;
  ownScreen?: string;
  /** Not to be decided many at once. */
  oneByOne?: true;
  /** What it is in a word, where its titles do not say it: `Appeal` before `27 Nov 2026, forgot to punch`. */
  word?: string;
  /** Who reads the private title of a confidential request, beside its owner and those of `keptBy`; all others read the neutral one. */
  readsPrivate?: readonly NoInfer<R>[];
  /** Its approval rules and its time are those of another kind: the same way in another order. */
  settingsOf?: string;
  /** An office makes it for its owner, who sees it on the screen of its module when that shows it, and not on its way here. */
  madeByOffice?: true;
}

/** Names and checks a table. Throws where a role waits in a state in which it has no step. */
export function requestKind<const S extends string, const R extends string, const A extends string>(
  kind: string,
  table: RequestTable<S, R, A>,
) {
  const states = Object.keys(table.states) as [S, ...S[]];
  const actions = Object.keys(table.steps) as [A, ...A[]];
  // An action comes from outside: `constructor` is none.
  const steps = Object.assign(Object.create(null) as Record<A, RequestStep<S, R>>, table.steps);
  const placeOf = (state: S) => states.indexOf(state);
  const stepsOf = (state: S, role: R) => actions.filter((one) => steps[one].from.includes(state) && steps[one].by.includes(role));
  const flow = {
    kind,
    ...table,
    steps,
    states,
    words: table.states,
    actions,
    /** What may be done in a state by one who has these roles. On one's own request no step that decides is open. */
    open(state: S, roles: readonly R[], isOwn = false): A[] {
      return actions.filter((action) => {
        const { from, by, decides } = steps[action];
        return from.includes(state) && by.some((role) => roles.includes(role)) && !(isOwn && decides);
      });
    },
    /** The state after an action. */
    after: (state: S, action: A): S => steps[action].to ?? state,
    /** Whether a step from one state to another begins a new round, with a route resolved anew. */
    goesBack: (from: S, to: S): boolean => placeOf(to) < placeOf(from),
    placeOf,
    stepOf: (action: A): RequestStep<S, R> => steps[action],
    /** Whether a step brings a request on in a state, so that what was asked of the filing is asked again. One aside of the way brings it nowhere. */
    goesOn: (action: A, from: S): boolean =>
      steps[action].asksAgain === true || (steps[action].key === 'a' && !(table.asides?.includes(from) ?? false)),
    /**
     * The step by which the role that took one brings the request back to where it was: what ‘Undo’ takes. Undefined where the route has none
     * that asks for no more than a reason.
     */
    recallOf(action: A, from: S, role: R): A | undefined {
      const to = steps[action].to;
      if (to === null || placeOf(to) <= placeOf(from)) return undefined;
      return stepsOf(to, role).find(
        (one) => steps[one].to === from && !steps[one].onItsScreen && [undefined, 'Reason'].includes(steps[one].needsReason),
      );
    },
    wordsOf: (state: S): string => table.states[state],
    /** Whether what a role is awaited for in a state is a decision. */
    decidesIn: (state: S, role: R): boolean => stepsOf(state, role).some((action) => steps[action].decides === true),
    /** Whether a state is no part of the way ahead. */
    isAside: (state: string): boolean => table.asides?.some((one) => one === state) ?? false,
    /** For whom it waits in a state. */
    awaited: (state: S): readonly R[] => table.waits[state] ?? [],
  };
  for (const state of states)
    for (const role of flow.awaited(state))
      if (stepsOf(state, role).length === 0) throw new Error(`${kind}: ${role} is awaited in ${state} and has no step there`);
  for (const action of actions) {
    const { to, andThen } = steps[action];
    if (andThen !== undefined && !(to !== null && steps[andThen as A]?.from.includes(to)))
      throw new Error(`${kind}: ${andThen} does not follow ${action}`);
  }
  return flow;
}

export type RequestKind<S extends string = string, R extends string = string, A extends string = string> = ReturnType<
  typeof requestKind<S, R, A>
>;

/** Any kind, whatever its states: for code that knows them by the database alone. */
export interface AnyKind {
  kind: string;
  title: string;
  version: number;
  states: readonly string[];
  words: Readonly<Record<string, string>>;
  ends: readonly string[];
  actions: readonly string[];
  steps: Readonly<Record<string, RequestStep<string, string>>>;
  roles: Readonly<Record<string, RoleRule>>;
  keptBy: Group;
  clock?: { from: string; days: number; warnAt: readonly number[]; late: string };
  screen: string;
  ownScreen?: string;
  oneByOne?: true;
  word?: string;
  readsPrivate?: readonly string[];
  madeByOffice?: true;
  settingsOf?: string;
  open(state: string, roles: readonly string[], isOwn?: boolean): string[];
  after(state: string, action: string): string;
  goesBack(from: string, to: string): boolean;
  isAside(state: string): boolean;
  placeOf(state: string): number;
  stepOf(action: string): RequestStep<string, string>;
  goesOn(action: string, from: string): boolean;
  recallOf(action: string, from: string, role: string): string | undefined;
  wordsOf(state: string): string;
  decidesIn(state: string, role: string): boolean;
  awaited(state: string): readonly string[];
}
export type StateOf<K extends AnyKind> = K['states'][number];
export type ActionOf<K extends AnyKind> = K['actions'][number];
