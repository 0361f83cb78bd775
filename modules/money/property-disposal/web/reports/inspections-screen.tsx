import { Anchor, Card, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listInspections } from '../../contract/steps.ts';

/** The reports that a disposal committee of the caller has to inspect. */
export function Screen() {
  const answer = useCall(listInspections, {});
  return (
    <Page title={say('Property to inspect')} intro={say('Reports that wait for a disposal committee of yours.')}>
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.isError && !answer.data && <Skeleton h={200} aria-busy />}
      {answer.data?.reports.length === 0 && (
        <NothingHere title={say('Nothing to inspect')} description={say('You are notified when a report comes to a committee of yours.')} />
      )}
      <Stack gap="sm" maw={640}>
        {answer.data?.reports.map(({ id, type, number, as_at, officer, items, inspected }) => (
          <Card key={id} withBorder padding="md">
            <Anchor component={Link} to={`/property/disposals/${id}/inspection`} fw={600}>
              {`${type} ${number}`}
            </Anchor>
            <Text size="sm">{say('{officer}, as at {asAt}', { officer, asAt: longDate(as_at) })}</Text>
            <Text size="sm" c="dimmed">
              {say('{inspected} of {items} inspected', { inspected, items: count(items, 'item') })}
            </Text>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
