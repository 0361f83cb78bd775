import type { ReactNode } from 'react';
import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircle, IconCircleDashed, IconClock, IconInfoCircle, IconX } from '@tabler/icons-react';
import { saidIfText } from '../contract/say.ts';

/**
 * The one vocabulary of states. `good` is for what was earned: released, verified, complete. What merely is as usual (in use, in force) is
 * `neutral` or has no badge, so that a list shows the exceptions; what no longer counts is `past`.
 */
const TONES = {
  good: { color: 'green', Icon: IconCheck },
  waiting: { color: 'blue', Icon: IconClock },
  warning: { color: 'yellow', Icon: IconAlertTriangle },
  bad: { color: 'red', Icon: IconX },
  info: { color: 'campus', Icon: IconInfoCircle },
  neutral: { color: 'gray', Icon: IconCircle },
  past: { color: 'gray', Icon: IconCircleDashed },
} as const;

export type Tone = keyof typeof TONES;

/** A state in a word or two, capitalised; the icon says it where colour cannot. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { color, Icon } = TONES[tone];
  return (
    <Badge color={color} leftSection={<Icon size={12} aria-hidden />}>
      {saidIfText(children)}
    </Badge>
  );
}
