import { List } from '@mantine/core';
import type { Outcome } from '../../contract/steps.ts';

/** The requests in which a step was not taken, each with the reason. */
export function OutcomeList({ left }: { left: readonly Outcome[] }) {
  return (
    <List size="sm">
      {left.map(({ id, title, because }) => (
        <List.Item key={id}>
          {title}: {because}
        </List.Item>
      ))}
    </List>
  );
}
