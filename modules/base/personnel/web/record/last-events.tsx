import { Anchor, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readCareer } from '../../contract/career.ts';
import { formatPeriod } from './format-period.ts';

const SHOWN = 5;

/** What happened last in the service of somebody; all of it is in Career. */
export function LastEvents({ id }: { id: number }) {
  const timeline = useCall(readCareer, { params: { id } }).data?.timeline;
  if (!timeline) return <Skeleton h={240} aria-busy />;
  return (
    <Card withBorder padding="md" component="section" aria-label="Last events">
      <Stack gap="sm">
        <Title order={2} size="h4">
          Last events
        </Title>
        {timeline.length === 0 && (
          <Text size="sm" c="dimmed">
            No service is on record.
          </Text>
        )}
        {timeline.slice(0, SHOWN).map((event) => (
          <Stack key={event.key} gap={0}>
            <Text size="sm" fw={500}>
              {event.title}
            </Text>
            <Text size="sm" c="dimmed">
              {formatPeriod(event)}
            </Text>
          </Stack>
        ))}
        {timeline.length > SHOWN && (
          <Anchor component={Link} to="?tab=timeline" size="sm">
            All {timeline.length} in Career
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}
