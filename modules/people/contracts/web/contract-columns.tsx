import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import type { ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ContractRow } from '../contract.ts';
import { ALERT_DAYS } from '../rules/ending-soon.ts';
import { StateBadge } from './state-badge.tsx';

export const contractColumns: ListColumn<ContractRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'number', title: 'Contract', kind: 'number', sort: 'number' },
  { key: 'role', title: 'Role', kind: 'text', phone: true },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  {
    key: 'rate',
    title: 'Rate',
    kind: 'money',
    sort: 'rate',
    render: (row) => (
      <>
        {formatMoney(row.rate)}
        <Aside>{row.rate_kind === 'daily' ? '/day' : '/mo'}</Aside>
      </>
    ),
  },
  { key: 'fund_source', title: 'Fund source', kind: 'word', render: (row) => row.fund_source || '—' },
  { key: 'from', title: 'From', kind: 'date', startsHidden: true, sort: 'from', render: (row) => longDate(row.from) },
  { key: 'to', title: 'To', kind: 'date', sort: 'to', phone: true, render: (row) => longDate(row.to) },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <Exception row={row} /> },
  { key: 'idno', title: 'Employee no.', kind: 'number', startsHidden: true },
];

/** Active is the usual state and has no badge; one that ends soon says so. */
function Exception({ row }: { row: ContractRow }) {
  if (row.state !== 'ACTIVE') return <StateBadge state={row.state} />;
  if (row.days_left < 0 || row.days_left > ALERT_DAYS[0]) return null;
  return row.is_renewed ? (
    <StatusBadge tone="neutral">{say('Renewed')}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{formatDays(row.days_left)}</StatusBadge>
  );
}

export function formatDays(days: number): string {
  if (days === 0) return 'Ends today';
  return days === 1 ? '1 day left' : `${days} days left`;
}
