import { Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '@talaan/kernel/web/api-error.ts';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { sayDay } from '@talaan/kernel/web/say-instant.ts';
import type { readDashboard } from '../contract.ts';
import { Card } from './card.tsx';

/** What one has asked for, the newest first, and how it stands. */
export function RequestsCard({ home }: { home: UseQueryResult<Answer<typeof readDashboard>, ApiError> }) {
  if (home.data?.requests.length === 0) return null;
  return (
    <Card title="My last requests" answer={home}>
      {({ requests }) => (
        <Stack gap="xs">
          {requests.map((one) => (
            <Stack key={one.id} gap={0}>
              <Text size="sm">{one.title}</Text>
              <Text size="xs" c="dimmed">
                {one.state}, {sayDay(one.at)}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  );
}
