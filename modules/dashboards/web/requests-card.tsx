import { Stack, Text } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { sayDay } from '@talaan/kernel/web/say-instant.ts';
import { readDashboard } from '../contract.ts';
import { CardFrame } from '@talaan/kernel/web/card-frame.tsx';

/** What one has asked for, the newest first, and how it stands. */
export function Card() {
  const home = useCall(readDashboard, {});
  if (home.data?.requests.length === 0) return null;
  return (
    <CardFrame title="My last requests" answer={home}>
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
    </CardFrame>
  );
}
