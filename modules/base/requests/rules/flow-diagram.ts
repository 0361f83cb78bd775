import type { AnyKind } from '../contract/request-kind.ts';

/** The states and steps of a kind as a Mermaid diagram, for its README. */
export function flowDiagram(kind: AnyKind): string {
  const lines = kind.actions.flatMap((action) => {
    const { label, from, by, to } = kind.stepOf(action);
    return from.map((state) => `  ${state} --> ${to ?? state}: ${label} (${by.join(', ')})`);
  });
  return [
    'stateDiagram-v2',
    ...kind.states.map((state) => `  ${state}: ${kind.words[state]}`),
    `  [*] --> ${kind.states[0]}`,
    ...lines,
    ...kind.ends.map((state) => `  ${state} --> [*]`),
  ].join('\n');
}
