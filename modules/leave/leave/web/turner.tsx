import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

interface TurnerProps {
  /** What is shown, such as `November 2026`. */
  shown: string;
  /** What the buttons lead to, such as `Previous month, October 2026`. */
  before: string;
  after: string;
  /** The least width of what is shown, so that the buttons stay in place. */
  width: number;
  onBefore: () => void;
  onAfter: () => void;
}

/** A period, and how to turn to the one before or after. */
export function Turner({ shown, before, after, width, onBefore, onAfter }: TurnerProps) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" flex="none">
      <ActionIcon variant="default" size={36} aria-label={before} onClick={onBefore}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Text fw={600} size="sm" aria-live="polite" miw={{ base: width - 26, sm: width }} ta="center">
        {shown}
      </Text>
      <ActionIcon variant="default" size={36} aria-label={after} onClick={onAfter}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  );
}
