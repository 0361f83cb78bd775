import { Group, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RATE_KINDS, type ContractRow } from '../contract.ts';
import { ALERT_DAYS } from '../rules/ending-soon.ts';
import { StateBadge } from './state-badge.tsx';

export const contractColumns: ListColumn<ContractRow>[] = [
  { key: 'fullname', title: 'Name', sort: 'fullname', render: (row) => row.fullname },
  { key: 'number', title: 'Contract', sort: 'number', width: 130 },
  { key: 'role', title: 'Role' },
  { key: 'office', title: 'Office', sort: 'office', width: 90 },
  {
    key: 'rate',
    title: 'Rate',
    sort: 'rate',
    align: 'right',
    width: 150,
    render: (row) => (
      <Stack gap={0}>
        <Text size="sm">
          {formatMoney(row.rate)} {RATE_KINDS[row.rate_kind]}
        </Text>
        {row.premium > 0 && (
          <Text size="xs" c="dimmed">
            + {row.premium} %
          </Text>
        )}
      </Stack>
    ),
  },
  { key: 'fund_source', title: 'Fund source', render: (row) => row.fund_source || '—' },
  { key: 'from', title: 'From', sort: 'from', width: 115, render: (row) => longDate(row.from) },
  { key: 'to', title: 'To', sort: 'to', width: 125, render: (row) => <Ends row={row} /> },
  { key: 'state', title: 'State', sort: 'state', width: 150, render: (row) => <StateBadge state={row.state} /> },
  { key: 'idno', title: 'Employee number', startsHidden: true },
];

function Ends({ row }: { row: ContractRow }) {
  const soon = row.state === 'ACTIVE' && row.days_left >= 0 && row.days_left <= ALERT_DAYS[0];
  return (
    <Stack gap={2}>
      <Text size="sm">{longDate(row.to)}</Text>
      {soon && (
        <Group gap={4}>
          {row.is_renewed ? (
            <StatusBadge tone="good">Renewed</StatusBadge>
          ) : (
            <StatusBadge tone={row.days_left <= 7 ? 'bad' : 'warning'}>{formatDays(row.days_left)}</StatusBadge>
          )}
        </Group>
      )}
    </Stack>
  );
}

export function formatDays(days: number): string {
  if (days === 0) return 'Ends today';
  return days === 1 ? '1 day left' : `${days} days left`;
}
