import { Button, EmptyState, Title } from '@mantine/core';
import { IconError404 } from '@tabler/icons-react';
import { Link } from 'react-router';

export function Screen() {
  return (
    <EmptyState
      py="xl"
      icon={<IconError404 />}
      title={<Title order={1}>{say('Page not found')}</Title>}
      description={say('The address is wrong, or you may not open this page. The HR staff of your office can tell you which.')}
    >
      <EmptyState.Actions>
        <Button component={Link} to="/">
          {say('Back to the first page')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
import { say } from '@talaan/kernel/contract/say.ts';
