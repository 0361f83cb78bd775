/** One action of a workflow: from which states, to which (null leaves it), and by whom. */
export interface WorkflowStep<S extends string, W extends string> {
  /** What its button says. */
  label: string;
  from: readonly S[];
  to: S | null;
  by: readonly W[];
  /** Whether it is taken with a reason only. */
  needsReason?: true;
}

/** States and actions as one table: the server enforces it, screens show what is open. */
export function workflow<const S extends string, const W extends string, const A extends string>(table: {
  /** Each state with its words; the first one is where everything begins. */
  states: Record<S, string>;
  steps: Record<A, WorkflowStep<S, W>>;
}) {
  const states = Object.keys(table.states) as [S, ...S[]];
  const actions = Object.keys(table.steps) as [A, ...A[]];
  return {
    states,
    words: table.states,
    actions,
    steps: table.steps,
    /** What somebody may do in a state; who one is may be several at once. */
    open(state: S, as: readonly W[]): A[] {
      return actions.filter((action) => {
        const { from, by } = table.steps[action];
        return from.includes(state) && by.some((who) => as.includes(who));
      });
    },
    /** The state after an action. */
    after(state: S, action: A): S {
      return table.steps[action].to ?? state;
    },
  };
}

/** Any workflow. */
export type Workflow<S extends string = string, W extends string = string, A extends string = string> = ReturnType<
  typeof workflow<S, W, A>
>;
