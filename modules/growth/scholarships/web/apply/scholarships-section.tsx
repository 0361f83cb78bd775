import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { DEGREE_NAMES } from '../../contract/codes.ts';
import { listOwnScholarships } from '../../contract/scholarships.ts';
import { ScholarshipBadge } from '../state-badge.tsx';

/** One’s own scholarships: what is due, the service so far, and what leaving today would cost. */
export function Section() {
  const answer = useCall(listOwnScholarships, {});
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={80} aria-busy />;
  const { scholarships, may_apply: mayApply } = answer.data;
  return (
    <Stack gap="md">
      {scholarships.length === 0 && <Text size="sm">{say('You have no scholarship.')}</Text>}
      {scholarships.map((one) => (
        <Stack key={one.id} gap={4}>
          <Group gap="sm">
            <Anchor component={Link} to={`/lnd/scholarships/${one.id}`} size="sm" fw={500} py={4}>
              {DEGREE_NAMES[one.degree]}: {one.programme}, {one.school}
            </Anchor>
            <ScholarshipBadge state={one.state} />
          </Group>
          {one.dues.map((due) => (
            <StatusBadge key={due} tone="warning">
              {due}
            </StatusBadge>
          ))}
          {one.left !== null && (
            <Text size="sm">
              {one.left === 0
                ? say('The service obligation is fulfilled.')
                : say('Still to serve: {left}', { left: count(one.left, 'month') })}
              {one.left !== 0 && one.until !== null && say(', until {until}', { until: longDate(one.until) })}
              {one.left !== 0 && '.'}
            </Text>
          )}
          {one.refund !== null && one.refund > 0 && (
            <Text size="sm">{say('Leaving the service today would cost {refund}.', { refund: formatPesos(one.refund) })}</Text>
          )}
        </Stack>
      ))}
      {mayApply && (
        <Group>
          <Button component={Link} to="/account/development/application" variant="default">
            {say('Apply for a scholarship')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
