import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { ComingStage } from '@talaan/requests/web/parts/request-timeline.tsx';
import { previewPlanRoute } from '../../contract/plans.ts';
import type { PlanKind } from '../../rules/plan.ts';

/** The people who would decide a plan, before it is filed. */
export function PlanRoute({ kind, office }: { kind: PlanKind; office: number | undefined }) {
  const answer = useCall(previewPlanRoute, { query: { kind, office_id: office } }, { search: true });
  const route = answer.data?.route;
  if (!route) return answer.isError ? null : <Skeleton h={40} aria-busy />;
  return (
    <Alert color="blue" title="Who decides">
      <Stack gap={6} component="ol" m={0} p={0}>
        {route.map((line) => (
          <Text key={`${line.place} ${line.seat}`} component="li" size="sm" style={{ listStyle: 'none' }}>
            <ComingStage line={line} />
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
