import { Card, Skeleton, Stack } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readForcedPlan } from '../contract/forced-plans.ts';
import { ForcedFacts } from './forced-facts.tsx';
import { PlannedDays } from './planned-days.tsx';

export const readAhead = partAhead(readForcedPlan);

/** What the one who decides sees: the dates asked for beside those that stand, and what was taken of the five days. */
export function Part({ recordId }: RequestPartProps) {
  const answer = useCall(readForcedPlan, { params: { id: recordId } });
  const found = answer.data?.forced_year;
  if (answer.isError && !found) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (found?.plan?.id !== recordId) return <Skeleton h={240} aria-busy />;
  return (
    <Stack gap="md">
      <ForcedFacts found={found} />
      <Card withBorder padding="md">
        <PlannedDays days={found.days} />
      </Card>
    </Stack>
  );
}
