import { Card, Skeleton, Stack } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readPlan } from '../../contract/plans.ts';
import { OwnerCompetencies } from './owner-competencies.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanLines } from './plan-lines.tsx';

export const readAhead = partAhead(readPlan);

/** A plan beside its request: what it plans, and the competencies of its owner. */
export function Part({ recordId }: RequestPartProps) {
  const plan = useCall(readPlan, { params: { id: recordId } }).data?.plan;
  if (plan?.id !== recordId) return <Skeleton h={320} aria-busy />;
  return (
    <Stack gap="md">
      <Card withBorder padding="md">
        <PlanFacts plan={plan} />
      </Card>
      <RecordPart title={say('Lines')}>
        <PlanLines plan={plan} />
      </RecordPart>
      <OwnerCompetencies plan={plan} />
    </Stack>
  );
}
