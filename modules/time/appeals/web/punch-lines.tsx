import { Group, Stack, Text } from '@mantine/core';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { formatTime } from '@talaan/attendance/rules/format-time.ts';
import { PUNCH_SOURCES } from '@talaan/attendance/contract/punches.ts';
import type { Appeal } from '../contract/appeals.ts';

/** All that was punched on a day and around it, and which of it counts. */
export function PunchLines({ punches }: Pick<Appeal, 'punches'>) {
  if (punches.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {say('There is no punch for this day.')}
      </Text>
    );
  return (
    <Stack gap={4} component="ul" m={0} p={0} aria-label={say('Punches')} style={{ listStyle: 'none' }}>
      {punches.map((punch) => (
        <Group key={`${punch.at} ${punch.source}`} component="li" gap="xs">
          <Text size="sm" fw={punch.shown ? 600 : undefined} td={punch.voided ? 'line-through' : undefined}>
            {formatTime(punch.minutes)}
          </Text>
          <Text size="xs" c="dimmed">
            {punch.device ?? PUNCH_SOURCES[punch.source]}
          </Text>
          {punch.voided && <StatusBadge tone="past">{say('Void')}</StatusBadge>}
        </Group>
      ))}
    </Stack>
  );
}
