import { ActionIcon, Group, Popover, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';

interface MonthFigureProps {
  title: string;
  value: string;
  note: string;
  /** How it was computed, behind the figure. */
  made?: string | false;
}

/** One total of a month: what it is, how much, and of how many. */
export function MonthFigure({ title, value, note, made }: MonthFigureProps) {
  return (
    <Stack gap={0}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <Group gap={2} wrap="nowrap">
        <Text fw={600}>{value}</Text>
        {made && <Made title={title} made={made} />}
      </Group>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
    </Stack>
  );
}

function Made({ title, made }: { title: string; made: string }) {
  return (
    <Popover width={300} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" my={-12} aria-label={say('How ‘{title}’ is computed', { title })}>
          <IconInfoCircle size={16} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={say('How ‘{title}’ is computed', { title })}>
        <Text size="sm">{made}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
