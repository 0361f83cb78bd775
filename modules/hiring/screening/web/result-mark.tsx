import { Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleDashed, IconX } from '@tabler/icons-react';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RESULTS, type Result } from '../rules/elements.ts';

const MARKS = {
  MET: { word: 'Met', Icon: IconCheck },
  NOT_MET: { word: 'Not met', Icon: IconX },
  FOR_VERIFICATION: { word: 'Verify', Icon: IconAlertTriangle },
} as const;

/** An element at a glance, in a cell: an icon and a word. */
export function ResultMark({ result }: { result: Result | null }) {
  const { word, Icon } = result === null ? { word: 'Open', Icon: IconCircleDashed } : MARKS[result];
  const isUsual = result === 'MET';
  return (
    <Group gap={4} wrap="nowrap" component="span">
      <Icon size={14} aria-hidden />
      <Text
        span
        size="sm"
        fw={isUsual || result === null ? undefined : 600}
        c={isUsual ? undefined : result === null ? 'dimmed' : undefined}
      >
        {word}
      </Text>
    </Group>
  );
}

const TONES = { MET: 'good', NOT_MET: 'bad', FOR_VERIFICATION: 'warning' } as const;

/** The same as a badge, with its whole words. */
export function ResultBadge({ result }: { result: Result }) {
  return <StatusBadge tone={TONES[result]}>{RESULTS[result]}</StatusBadge>;
}
