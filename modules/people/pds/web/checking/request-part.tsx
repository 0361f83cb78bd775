import { Anchor, Card, Group, Progress, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { theirSheet } from '../../contract.ts';
import { formatNext } from '../sheet/sheet-state.tsx';

/** How complete a submitted sheet is, and the way to the screen on which its rows are checked. */
export function Part({ ownerId }: RequestPartProps) {
  const standing = useCall(theirSheet.standing, { params: { personnel_id: ownerId! } }).data?.standing;
  if (!standing) return <Skeleton h={80} aria-busy />;
  return (
    <Card withBorder padding="md">
      <Text size="sm">{formatNext(standing, false)}</Text>
      <Group gap="sm" my="sm">
        <Progress value={standing.completeness} flex={1} aria-label={say('Complete')} />
        <Text size="sm">{say('{completeness} % complete', { completeness: standing.completeness })}</Text>
      </Group>
      <Anchor component={Link} to={`/pds/checking/${ownerId}`} size="sm">
        {say('Check its rows')}
      </Anchor>
    </Card>
  );
}
