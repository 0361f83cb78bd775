import { Group } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { CircularRow } from '../contract.ts';

type Shown = Pick<CircularRow, 'state' | 'is_mine_to_read' | 'needs_acknowledgement' | 'read_at' | 'acknowledged_at'>;

const STATE_WORDS = { superseded: 'Superseded', withdrawn: 'Withdrawn' };

/** Where a circular stands, and where the reader stands with it. */
export function CircularBadges({ circular }: { circular: Shown }) {
  const { state, is_mine_to_read, needs_acknowledgement, read_at, acknowledged_at } = circular;
  return (
    <Group gap={4}>
      {state !== 'posted' && <StatusBadge tone="past">{STATE_WORDS[state]}</StatusBadge>}
      {acknowledged_at && <StatusBadge tone="good">{say('Acknowledged')}</StatusBadge>}
      {state === 'posted' && is_mine_to_read && needs_acknowledgement && !acknowledged_at && (
        <StatusBadge tone="warning">{say('To acknowledge')}</StatusBadge>
      )}
      {state === 'posted' && is_mine_to_read && !needs_acknowledgement && (
        <StatusBadge tone={read_at ? 'neutral' : 'info'}>{read_at ? say('Read') : say('New')}</StatusBadge>
      )}
    </Group>
  );
}
