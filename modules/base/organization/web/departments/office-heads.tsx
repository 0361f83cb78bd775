import { Button, Group, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { Head } from '../../contract/departments.ts';
import { endHeadTitle } from '../../contract/heads.ts';
import { formatCharge } from './format-charge.ts';

interface OfficeHeadsProps {
  heads: readonly Head[];
  onEnd: (head: Head) => void;
}

/** Who headed, heads and will head an office. An officer in charge is named on the heads' own screen. */
export function OfficeHeads({ heads, onEnd }: OfficeHeadsProps) {
  const now = useToday();
  const takeBack = useSend(endHeadTitle, { onDone: ({ message }) => showSuccess(message) });
  const remove = async ({ name, office_id, from }: Head) => {
    if (from !== null && (await confirmRemoval(name))) takeBack.mutate({ body: { department: office_id, from, last: null } });
  };
  if (heads.length === 0) return <Text c="dimmed">It has had no head yet.</Text>;
  return (
    <Stack gap="sm">
      {heads.map((head) => {
        const begins = head.from !== null && head.from > now;
        const charge = formatCharge(head, now);
        const runs = !begins && (head.to === null || head.to >= now);
        return (
          <Group key={`${head.from} ${head.is_acting}`} justify="space-between" wrap="nowrap" align="flex-start">
            <Stack gap={0}>
              <Group gap="xs">
                <Text fw={500}>{head.name}</Text>
                {charge && <StatusBadge tone={runs ? 'info' : 'neutral'}>{charge}</StatusBadge>}
                {begins && !head.is_acting && <StatusBadge tone="waiting">Planned</StatusBadge>}
              </Group>
              <Text size="sm" c="dimmed">
                {head.title}, {formatTime(head)}
              </Text>
            </Stack>
            {!head.is_acting && runs && (
              <Button variant="subtle" size="compact-sm" onClick={() => onEnd(head)}>
                Last day
              </Button>
            )}
            {!head.is_acting && begins && (
              <Button variant="subtle" size="compact-sm" loading={takeBack.isPending} onClick={() => void remove(head)}>
                Revoke
              </Button>
            )}
          </Group>
        );
      })}
    </Stack>
  );
}

function formatTime({ from, to }: Head): string {
  const since = from === null ? 'always' : `from ${longDate(from)}`;
  return to === null ? since : `${since} to ${longDate(to)}`;
}
