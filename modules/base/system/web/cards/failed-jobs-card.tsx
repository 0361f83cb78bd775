import { Stack, Text } from '@mantine/core';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readSystemEvents } from '../../contract/system.ts';

/** For administrators: jobs of anybody that failed within seven days, with the reason. */
export function Card() {
  const answer = useCall(readSystemEvents, {});
  return (
    <CardFrame title="Jobs that failed" more={{ label: 'All failed jobs', to: '/settings/admin/jobs?state=failed' }} answer={answer}>
      {({ failed_jobs: jobs }) =>
        jobs.length === 0 ? (
          <Text size="sm">0 within seven days.</Text>
        ) : (
          <Stack gap="xs">
            {jobs.map(({ id, title, by, at, failure }) => (
              <Stack key={id} gap={0}>
                <Text size="sm" fw={500}>
                  {title}
                </Text>
                <Text size="sm" c="red">
                  {failure || 'No reason was given.'}
                </Text>
                <Text size="xs" c="dimmed">
                  {by}, {formatInstant(at)}
                </Text>
              </Stack>
            ))}
          </Stack>
        )
      }
    </CardFrame>
  );
}
