import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { previewRoute } from '../../contract/timeline.ts';
import { ComingStage } from './request-timeline.tsx';

interface RoutePreviewProps {
  kind: string;
  days?: number;
  /** In centavos. */
  amount?: number;
  /** As the rules of the kind name it, such as `abroad`. */
  type?: string;
}

/** The people who would decide a request of the reader, shown before it is filed. */
export function RoutePreview({ kind, days, amount, type }: RoutePreviewProps) {
  const answer = useCall(previewRoute, { query: { kind, days, amount, type } }, { search: true });
  const route = answer.data?.route;
  if (!route) return answer.isError ? null : <Skeleton h={40} aria-busy />;
  if (route.length === 0) return null;
  return (
    <Alert color="blue" title={say('Who decides')}>
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
