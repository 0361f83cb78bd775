import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { monthAfter } from '@talaan/attendance/web/days/calendar-grid.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';

/** The month that is shown, and how to turn to the one before or after. */
export function MonthTurner({ month, onTurn }: { month: string; onTurn: (month: string) => void }) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month)];
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <ActionIcon variant="default" size={36} aria-label={`Previous month, ${monthName(before)}`} onClick={() => onTurn(before)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Text fw={600} size="sm" aria-live="polite" miw={{ base: 104, sm: 130 }} ta="center">
        {monthName(month)}
      </Text>
      <ActionIcon variant="default" size={36} aria-label={`Next month, ${monthName(after)}`} onClick={() => onTurn(after)}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  );
}
