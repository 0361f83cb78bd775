import { Progress } from '@mantine/core';
import type { OfficeProgress } from '../contract/progress.ts';
import { dtrFlow, type DtrState } from '../workflow.ts';

/** From grey, nothing done, to green, locked. */
export const STATE_COLORS: Record<DtrState, string> = {
  OPEN: 'gray.5',
  CERTIFYING: 'red.6',
  SUBMITTED: 'yellow.6',
  VERIFIED: 'blue.4',
  RECEIVED: 'blue.7',
  LOCKED: 'green.7',
};

/** True proportions: no state is drawn wider than it is. */
export function BarOfStates({ name, states, height }: { name: string; states: OfficeProgress['states']; height: number }) {
  const words = dtrFlow.states.flatMap((state) => (states[state] > 0 ? [`${dtrFlow.words[state]} ${states[state]}`] : []));
  const all = Object.values(states).reduce((total, one) => total + one, 0);
  return (
    <Progress.Root size={height} role="img" aria-label={`${name}: ${words.join(', ')}.`}>
      {dtrFlow.states
        .filter((state) => states[state] > 0)
        .map((state) => (
          <Progress.Section key={state} withAria={false} value={(states[state] / all) * 100} color={STATE_COLORS[state]} />
        ))}
    </Progress.Root>
  );
}
