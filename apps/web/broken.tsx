import { Button, Center, EmptyState, MantineProvider, Title } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useRouteError } from 'react-router';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { readableColors, themeFor } from '@talaan/kernel/web/theme.ts';

/** Nothing stands around it: the shell itself could not open. */
export function Broken() {
  return (
    <MantineProvider theme={themeFor(1, null)} cssVariablesResolver={readableColors} defaultColorScheme="auto">
      <Center component="main" mih="70dvh" p="md">
        <BrokenNote />
      </Center>
    </MantineProvider>
  );
}

/** The server gave no answer, a new version came out, or the screen has a fault. */
export function BrokenNote() {
  const failure = useRouteError();
  const unanswered = failure instanceof ApiError && failure.status === 0;
  return (
    <EmptyState
      role="alert"
      icon={<IconPlugConnectedX />}
      title={<Title order={1}>{unanswered ? 'The server could not be reached' : 'This page could not be opened'}</Title>}
      description={unanswered ? 'Check your connection. You are still signed in.' : 'There may be a new version. Your drafts are saved.'}
    >
      <EmptyState.Actions>
        <Button onClick={() => location.reload()}>Try again</Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
