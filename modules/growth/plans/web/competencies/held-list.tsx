import { Group, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { HeldCompetency } from '../../contract/competencies.ts';

/** What a position asks for beside how its holder was assessed, the gaps first. */
export function HeldList({ held }: { held: readonly HeldCompetency[] }) {
  if (held.length === 0)
    return (
      <Text size="sm" c="dimmed">
        The position has no competency profile yet.
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
                ? `Asked: level ${level}`
                : `Asked: level ${level}, assessed at ${has}${on === null ? '' : ` on ${longDate(on)}`}`}
            </Text>
          </Stack>
          {has === null ? (
            <StatusBadge tone="neutral">To assess</StatusBadge>
          ) : gap > 0 ? (
            <StatusBadge tone="warning">{`${gap} below`}</StatusBadge>
          ) : (
            <StatusBadge tone="good">Met</StatusBadge>
          )}
        </Group>
      ))}
    </Stack>
  );
}
