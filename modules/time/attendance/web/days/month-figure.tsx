import { Stack, Text } from '@mantine/core';

/** One total of a month: what it is, how much, and of how many. */
export function MonthFigure({ title, value, note }: { title: string; value: string; note: string }) {
  return (
    <Stack gap={0}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <Text fw={600}>{value}</Text>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
    </Stack>
  );
}
