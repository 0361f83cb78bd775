import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { formatDay, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { forgetBrowser, readSecondFactor, type RememberedBrowser } from '../../contract/second-factor.ts';

/** Where no code is asked for until a date. */
export function RememberedDevices({ browsers }: { browsers: RememberedBrowser[] }) {
  const forgetting = useSend(forgetBrowser, { alsoRefresh: [readSecondFactor], onDone: ({ message }) => showSuccess(message) });
  return (
    <Stack gap="xs" component="section" aria-label={say('Remembered devices')}>
      <Title order={2} size="h3">
        {say('Remembered devices')}
      </Title>
      <Text size="sm" c="dimmed">
        {browsers.length === 0
          ? say('None. At the second step of a sign-in you may choose not to be asked again on that device for 30 days.')
          : say('These are not asked for a code when you sign in.')}
      </Text>
      {browsers.map((one) => (
        <Group key={one.id} justify="space-between" gap="sm">
          <Stack gap={2}>
            <Group gap="xs">
              <Text size="sm" fw={600}>
                {one.device}
              </Text>
              {one.is_this && <Badge>{say('This browser')}</Badge>}
            </Group>
            <Text size="xs" c="dimmed">
              {say('Until {rememberedUntil}; last used {lastSeenAt}', {
                rememberedUntil: formatDay(one.remembered_until),
                lastSeenAt: formatInstant(one.last_seen_at),
              })}
            </Text>
          </Stack>
          <Button
            variant="default"
            aria-label={`Forget ${one.device}`}
            loading={forgetting.isPending && forgetting.variables?.params.id === one.id}
            onClick={() => forgetting.mutate({ params: { id: one.id } })}
          >
            {say('Forget')}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
