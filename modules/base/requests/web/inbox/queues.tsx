import { Badge, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { countQueues } from '../../contract/inbox.ts';

/** Records that need work and are no requests, as counts that lead to their lists. */
export function Queues() {
  const answer = useCall(countQueues, {});
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={200} aria-busy />;
  const queues = answer.data.queues.filter(({ waiting }) => waiting > 0);
  if (queues.length === 0) return <NothingHere title={say('Nothing to do')} description={say('Lists that need your work appear here.')} />;
  return (
    <Card withBorder padding="xs">
      <Stack gap={0}>
        {queues.map((queue) => (
          <Link key={queue.name} to={queue.link} className="menu-line dashboard-line">
            <Group justify="space-between" wrap="nowrap" px="xs" py={6}>
              <Text size="sm">
                {queue.title}
                {queue.over !== '' && (
                  <Text span size="xs" c="dimmed">
                    {' '}
                    {queue.over}
                  </Text>
                )}
              </Text>
              <Group gap={6} wrap="nowrap">
                {queue.late > 0 && <Badge color="red">{say('{late} late', { late: queue.late })}</Badge>}
                <Badge>{queue.waiting}</Badge>
              </Group>
            </Group>
          </Link>
        ))}
      </Stack>
    </Card>
  );
}
