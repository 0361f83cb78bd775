import { Group } from '@mantine/core';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ClockView } from '../../contract/timeline.ts';
import { Due } from './due.tsx';

/** The due day of a request, and whether its clock is paused. */
export function ClockLine({ clock }: { clock: ClockView | null }) {
  if (clock === null) return null;
  return (
    <Group gap="xs">
      <Due on={clock.due_on} isLate={clock.is_late} />
      {clock.paused_since !== null && (
        <StatusBadge tone="warning">{say('Paused: {paused_because}', { paused_because: clock.paused_because ?? '' })}</StatusBadge>
      )}
    </Group>
  );
}
