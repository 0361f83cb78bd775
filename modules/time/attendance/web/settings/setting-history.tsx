import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { takeBackAgencySetting, type ShownSetting } from '../../contract/management.ts';
import { formatValue } from '../../rules/agency-settings.ts';

/** What was set, by whom and why; what has not come yet is taken back here. */
export function SettingHistory({ module, setting }: { module: string; setting: ShownSetting }) {
  const takingBack = useSend(takeBackAgencySetting, { onDone: ({ message }) => showSuccess(message) });
  if (setting.set.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        What was set
      </Title>
      {setting.set.map(({ from, value, reason, by, is_ahead }) => (
        <Group key={from} justify="space-between" align="flex-start" wrap="nowrap">
          <Text size="sm">
            <b>{formatValue(setting, value)}</b> from {longDate(from)}, by {by}: {reason}
          </Text>
          {is_ahead && (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              loading={takingBack.isPending}
              onClick={() => takingBack.mutate({ params: { module, name: setting.name, from } })}
            >
              Take back
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  );
}
