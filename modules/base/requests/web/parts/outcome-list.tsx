import { Anchor, List } from '@mantine/core';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Outcome } from '../../contract/steps.ts';

/** The requests in which a step was not taken, each with the reason. */
export function OutcomeList({ left }: { left: readonly Outcome[] }) {
  return (
    <List size="sm">
      {left.map(({ id, title, because, screen }) => (
        <List.Item key={id}>
          {title}: {because}{' '}
          {screen !== null && (
            <Anchor component={Link} to={screen} inherit>
              {say('Open it')}
            </Anchor>
          )}
        </List.Item>
      ))}
    </List>
  );
}
