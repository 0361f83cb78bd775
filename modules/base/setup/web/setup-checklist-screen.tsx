import { Alert, Anchor, Box, Button, Card, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { me } from '@talaan/identity/contract.ts';
import { putSetupAway, readSetup, type SetupLine } from '../contract.ts';

/** What a university sets up, how far each thing is today, and where it is done; in the menu until all is done or it is hidden. */
export function Screen() {
  const answer = useCall(readSetup, {});
  const lines = answer.data?.lines ?? [];
  const done = lines.filter((line) => line.is_done).length;
  return (
    <Page
      title="Set-up checklist"
      intro="From an empty Talaan to people signing in, in the order that we suggest. What is done is checked anew each time."
      actions={answer.data && <PutAway isPutAway={answer.data.is_put_away} />}
    >
      {answer.isError && !answer.data && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton h={560} maw={760} aria-busy />}
      {answer.data && (
        <Stack gap="md" maw={760}>
          {done === lines.length ? (
            <Alert color="green" title="Everything is set up">
              This page leaves the menu automatically, and comes back when something is missing, such as the holidays of a new year.
            </Alert>
          ) : (
            <Stack gap={4}>
              <Text size="sm">
                {done} of {lines.length} are done
              </Text>
              <Progress value={(100 * done) / lines.length} aria-label="How much is done" />
            </Stack>
          )}
          <Card withBorder p={0} component="ul" m={0}>
            {lines.map((line, at) => (
              <Line key={line.name} line={line} isFirst={at === 0} />
            ))}
          </Card>
        </Stack>
      )}
    </Page>
  );
}

function Line({ line, isFirst }: { line: SetupLine; isFirst: boolean }) {
  return (
    <Group
      component="li"
      wrap="nowrap"
      justify="space-between"
      align="flex-start"
      px="md"
      py="sm"
      style={isFirst ? undefined : { borderTop: '1px solid var(--mantine-color-default-border)' }}
    >
      <Stack gap={2}>
        {line.link === null ? (
          <Text fw={600} size="sm">
            {line.title}
          </Text>
        ) : (
          <Anchor component={Link} to={line.link} fw={600} size="sm">
            {line.title}
          </Anchor>
        )}
        <Text size="sm" c="dimmed">
          {line.says}
        </Text>
      </Stack>
      <Box flex="none">{line.is_done ? <StatusBadge tone="good">Done</StatusBadge> : <StatusBadge tone="waiting">To do</StatusBadge>}</Box>
    </Group>
  );
}

function PutAway({ isPutAway }: { isPutAway: boolean }) {
  const putting = useSend(putSetupAway, { alsoRefresh: [me], onDone: ({ message }) => showSuccess(message) });
  return (
    <ForCallers of={putSetupAway}>
      <Button variant="default" loading={putting.isPending} onClick={() => putting.mutate({ body: { is_put_away: !isPutAway } })}>
        {isPutAway ? 'Show it in the menu' : 'Hide'}
      </Button>
    </ForCallers>
  );
}
