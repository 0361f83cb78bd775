import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { ComingStage } from '@talaan/requests/web/parts/request-timeline.tsx';
import { previewHireRoute } from '../contract.ts';

/** The people who would decide a request for an office, before it is filed. */
export function RouteOfOffice({ officeId }: { officeId: number }) {
  const answer = useCall(previewHireRoute, { query: { office_id: officeId } }, { search: true });
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
