import type { ReactNode } from 'react';
import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircle, IconClock, IconInfoCircle, IconX } from '@tabler/icons-react';

const TONES = {
  good: { color: 'green', Icon: IconCheck },
  waiting: { color: 'blue', Icon: IconClock },
  warning: { color: 'yellow', Icon: IconAlertTriangle },
  bad: { color: 'red', Icon: IconX },
  info: { color: 'campus', Icon: IconInfoCircle },
  neutral: { color: 'gray', Icon: IconCircle },
} as const;

export type Tone = keyof typeof TONES;

/** A state in one word; the icon says it where colour cannot. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { color, Icon } = TONES[tone];
  return (
    <Badge color={color} leftSection={<Icon size={12} aria-hidden />}>
      {children}
    </Badge>
  );
}
