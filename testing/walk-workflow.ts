import assert from 'node:assert/strict';

interface Flow {
  states: readonly string[];
  actions: readonly string[];
  steps: Readonly<Record<string, { from: readonly string[]; by: readonly string[] }>>;
  after(state: string, action: string): string;
}

/** What every workflow must be: each state reached from the first one, each way leading to an end, each action possible somewhere. */
export function walkWorkflow(flow: Flow, ends: readonly string[]): void {
  const first = flow.states[0]!;
  const stepsFrom = (state: string) =>
    flow.actions.filter((action) => flow.steps[action]!.from.includes(state)).map((action) => flow.after(state, action));
  const reach = (from: string, found = new Set<string>()): Set<string> => {
    if (found.has(from)) return found;
    found.add(from);
    for (const next of stepsFrom(from)) reach(next, found);
    return found;
  };
  assert.deepEqual(
    flow.states.filter((state) => !reach(first).has(state)),
    [],
    'states that are never reached',
  );
  for (const state of flow.states)
    assert.ok(
      ends.some((end) => reach(state).has(end)),
      `${state} leads to no end`,
    );
  for (const action of flow.actions) {
    const { from, by } = flow.steps[action]!;
    assert.ok(from.length > 0 && by.length > 0, `${action} is open to nobody`);
  }
}
