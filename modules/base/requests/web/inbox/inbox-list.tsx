import { Avatar, Card, Checkbox, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { InboxRow } from '../../contract/inbox.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { PersonAvatar } from '@talaan/kernel/web/person-avatar.tsx';
import { DueShort } from '../parts/due.tsx';
import { RequestState } from '../parts/request-state.tsx';
import { describeOwner, describeRow } from './describe-row.ts';

interface InboxListProps {
  rows: readonly InboxRow[];
  chosen: number | undefined;
  /** One that was decided elsewhere while it was open here. */
  gone: number | undefined;
  ticked: ReadonlySet<number>;
  onChoose: (id: number) => void;
  onTick: (id: number) => void;
}

/** The requests to decide, the earliest due first; each row has a box to tick it for a decision on several. */
export function InboxList({ rows, chosen, gone, ticked, onChoose, onTick }: InboxListProps) {
  const today = useToday();
  return (
    <Card withBorder padding={4}>
      <Stack gap={0} component="ul" m={0} p={0}>
        {rows.map((row) => (
          <Group key={row.id} component="li" wrap="nowrap" gap={4} className="inbox-row" data-chosen={row.id === chosen || undefined}>
            <Checkbox
              ml={6}
              aria-label={`Tick ${row.title}`}
              checked={ticked.has(row.id) && row.id !== gone}
              disabled={row.id === gone}
              onChange={() => onTick(row.id)}
            />
            <UnstyledButton
              className="menu-line"
              p={8}
              miw={0}
              aria-current={row.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(row.id)}
            >
              <Group wrap="nowrap" gap="xs">
                <Owner row={row} />
                <Stack gap={0} miw={0} flex={1}>
                  <Group justify="space-between" wrap="nowrap" gap="xs">
                    <Text size="sm" fw={500} truncate="end" td={row.id === gone ? 'line-through' : undefined} title={describeOwner(row)}>
                      {describeOwner(row)}
                    </Text>
                    <DueShort on={row.due_on} isLate={row.is_late} />
                  </Group>
                  <Group justify="space-between" wrap="nowrap" gap="xs">
                    <Text size="xs" c="dimmed" truncate="end" title={describeRow(row, today)}>
                      {describeRow(row, today)}
                    </Text>
                    {row.id === gone ? (
                      <StatusBadge tone="past">Decided elsewhere</StatusBadge>
                    ) : (
                      row.state_tells && <RequestState state={row.state} words={row.state_words} />
                    )}
                  </Group>
                </Stack>
              </Group>
            </UnstyledButton>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}

/** Whom it is about: a face, or several people. */
function Owner({ row: { owner, avatar, office } }: { row: InboxRow }) {
  if (owner !== null) return <PersonAvatar fullname={owner} avatar={avatar} office={office} size={32} />;
  return (
    <Avatar size={32} radius="xl" aria-hidden>
      <IconUsers size={18} />
    </Avatar>
  );
}
