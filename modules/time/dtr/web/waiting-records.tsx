import { Anchor, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listWaiting } from '../contract/progress.ts';
import { Differences } from './differences.tsx';

/** Locked records that something touched after the lock, with what would change if they were reopened. */
export function WaitingRecords() {
  const answer = useCall(listWaiting, {});
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={240} aria-busy />;
  const { records } = answer.data;
  if (records.length === 0)
    return (
      <NothingHere
        title="Nothing arrived after a lock"
        description="Punches, appeals and orders about days of a locked month wait here, with what they would change, until HR reopens it."
      />
    );
  return (
    <Stack gap="sm">
      {records.map(({ id, fullname, office, name, days }) => (
        <Card key={id} withBorder padding="sm">
          <Stack gap="xs">
            <Group justify="space-between">
              <Text size="sm" fw={600}>
                {fullname}, {office}: {name}
              </Text>
              <Anchor component={Link} to={`/inbox?request=${id}`} size="sm">
                Open record
              </Anchor>
            </Group>
            <Differences
              differences={days.map(({ date, is, would_be }) => ({ date, was: is, is: would_be }))}
              isNew={[]}
              words={['Locked', 'If reopened']}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
