import { Group, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { HeldCompetency } from '../../contract/competencies.ts';

/** What a position asks for beside how its holder was assessed, the gaps first. */
export function HeldList({ held }: { held: readonly HeldCompetency[] }) {
  if (held.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {say('The position has no competency profile yet.')}
      </Text>
    );
  return (
    <Stack gap="xs" component="ul" m={0} p={0}>
      {held.map(({ competency_id: id, name, level, has, gap, assessed_on: on }) => (
        <Group key={id} component="li" justify="space-between" wrap="nowrap" gap="sm">
          <Stack gap={0}>
            <Text size="sm">{name}</Text>
            <Text size="xs" c="dimmed">
              {has === null
                ? say('Asked: level {level}', { level })
                : on === null
                  ? say('Asked: level {level}, assessed at {has}', { level, has })
                  : say('Asked: level {level}, assessed at {has} on {day}', { level, has, day: longDate(on) })}
            </Text>
          </Stack>
          {has === null ? (
            <StatusBadge tone="neutral">{say('To assess')}</StatusBadge>
          ) : gap > 0 ? (
            <StatusBadge tone="warning">{say('{gap} below', { gap })}</StatusBadge>
          ) : (
            <StatusBadge tone="good">{say('Met')}</StatusBadge>
          )}
        </Group>
      ))}
    </Stack>
  );
}
