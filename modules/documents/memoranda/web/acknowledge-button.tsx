import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { acknowledgeCircular, type Circular } from '../contract.ts';

/** One click, where one is asked for it; afterwards, when that was. */
export function AcknowledgeButton({ circular }: { circular: Circular }) {
  const { id, state, is_mine_to_read, needs_acknowledgement, acknowledged_at } = circular;
  const sending = useSend(acknowledgeCircular, { onDone: ({ message }) => showSuccess(message) });
  if (acknowledged_at)
    return (
      <StatusBadge tone="good">{say('Acknowledged {acknowledgedAt}', { acknowledgedAt: formatInstant(acknowledged_at) })}</StatusBadge>
    );
  if (state !== 'posted' || !is_mine_to_read || !needs_acknowledgement) return null;
  return (
    <Button leftSection={<IconCheck size={16} />} loading={sending.isPending} onClick={() => sending.mutate({ params: { id } })}>
      {say('Acknowledge')}
    </Button>
  );
}
