import type { ReactNode } from 'react';
import { Alert, Button, Card, Group, Kbd, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconPaperclip } from '@tabler/icons-react';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { SheetRow } from '../../contract/sheet-view.ts';
import { RemarkForm } from './remark-form.tsx';
import { RowFields } from './row-fields.tsx';
import type { RowToCheck } from './rows-to-check.ts';
import type { CheckAtHand, Mark } from './use-check.ts';

export interface RowActions {
  onPick: (row: RowToCheck) => void;
  onMark: (row: RowToCheck, state: Mark['state'], remark?: string) => void;
  onAsk: (row: RowToCheck, what: 'RETURNED' | 'WAIVED') => void;
  onAskedNothing: () => void;
}

interface RowCardProps extends RowActions {
  row: RowToCheck;
  check: CheckAtHand;
  isCurrent: boolean;
  asking: 'RETURNED' | 'WAIVED' | undefined;
  under: ReactNode;
}

/** One row with what it says, what changed in it, how it was marked, and, while it is in hand, the marks to choose from. */
export function RowCard({ row: at, check, isCurrent, asking, under, onPick, ...actions }: RowCardProps) {
  const { row, title, note, change, warnings } = at;
  return (
    <Card
      withBorder
      padding="sm"
      component="article"
      id={`check-${at.key}`}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={title}
      aria-current={isCurrent || undefined}
      className="check-row"
      data-current={isCurrent || undefined}
      onClick={() => onPick(at)}
      onFocus={() => onPick(at)}
    >
      <Stack gap="xs">
        <Group gap="xs" align="flex-start" justify="space-between">
          <Stack gap={0} flex="1 1 14rem" miw={0}>
            <Text fw={600} className="printed-value">
              {title}
            </Text>
            {note && (
              <Text size="sm" c="dimmed" className="printed-value">
                {note}
              </Text>
            )}
          </Stack>
          <Group gap={6}>
            {change && <StatusBadge tone="warning">{change.kind === 'added' ? 'New' : 'Changed'}</StatusBadge>}
            {row.files.length > 0 && (
              <Group gap={2} c="dimmed" wrap="nowrap">
                <IconPaperclip size={16} aria-hidden />
                <Text size="sm">{count(row.files.length, 'file')}</Text>
              </Group>
            )}
            <CheckBadge state={row.check.state} />
          </Group>
        </Group>
        <RowFields at={at} />
        {warnings.map((message) => (
          <Group key={message} gap={6} wrap="nowrap" align="flex-start">
            <IconAlertTriangle size={16} aria-hidden className="row-warning" />
            <Text size="sm">{message}</Text>
          </Group>
        ))}
        <Remark check={row.check} />
        {asking ? (
          <RemarkForm of={asking} row={at} onSave={(remark) => actions.onMark(at, asking, remark)} onCancel={actions.onAskedNothing} />
        ) : (
          isCurrent && check.isChecker && <Marks at={at} {...actions} />
        )}
        {under}
      </Stack>
    </Card>
  );
}

function Marks({ at, onMark, onAsk }: { at: RowToCheck } & Pick<RowActions, 'onMark' | 'onAsk'>) {
  const { state } = at.row.check;
  return (
    <Group gap="xs" role="group" aria-label={`Mark ${at.title}`}>
      {state !== 'OK' && (
        <Button size="xs" leftSection={<IconCheck size={16} />} rightSection={<Key name="O" />} onClick={() => onMark(at, 'OK')}>
          OK
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconArrowBackUp size={16} />}
        rightSection={<Key name="R" />}
        onClick={() => onAsk(at, 'RETURNED')}
      >
        Return
      </Button>
      <Button size="xs" variant="default" rightSection={<Key name="W" />} onClick={() => onAsk(at, 'WAIVED')}>
        Waive
      </Button>
      {state !== 'PENDING' && (
        <Button size="xs" variant="subtle" rightSection={<Key name="U" />} onClick={() => onMark(at, 'PENDING')}>
          Undo
        </Button>
      )}
    </Group>
  );
}

const BADGES: Record<SheetRow['check']['state'], { tone: Tone; label: string }> = {
  PENDING: { tone: 'neutral', label: 'Not checked' },
  OK: { tone: 'good', label: 'Right' },
  RETURNED: { tone: 'bad', label: 'To be returned' },
  WAIVED: { tone: 'info', label: 'Waived' },
};

function CheckBadge({ state }: { state: SheetRow['check']['state'] }) {
  return <StatusBadge tone={BADGES[state].tone}>{BADGES[state].label}</StatusBadge>;
}

const REMARKS = { PENDING: 'Returned before', OK: '', RETURNED: 'To be returned', WAIVED: 'Waived' } as const;

function Remark({ check }: { check: SheetRow['check'] }) {
  if (check.remark === '' || check.state === 'OK') return null;
  return (
    <Alert color={check.state === 'RETURNED' ? 'red' : 'gray'} p="xs" title={REMARKS[check.state]}>
      <Text size="sm">{check.remark}</Text>
    </Alert>
  );
}

function Key({ name }: { name: string }) {
  return (
    <Kbd size="xs" visibleFrom="md" aria-hidden>
      {name}
    </Kbd>
  );
}
