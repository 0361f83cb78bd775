import { Text } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { PostRow } from '../contract/posts.ts';

/** What is due next as a clock; what is urgent or blocks has the sign of a warning, too. */
export function DueText({ due }: { due: PostRow['due'] }) {
  if (due === null) return null;
  const isUrgent = due.tone === 'warning' || due.tone === 'bad';
  const Icon = isUrgent ? IconAlertTriangle : IconClock;
  return (
    <Text span inherit fw={isUrgent ? 600 : undefined}>
      <Icon size={14} aria-label={isUrgent ? 'Urgent:' : undefined} aria-hidden={!isUrgent} style={{ verticalAlign: '-2px' }} /> {due.text}
    </Text>
  );
}
