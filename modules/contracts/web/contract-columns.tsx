import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { Aside } from '@talaan/kernel/web/cut-text.tsx';
import type { ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { RATE_KINDS, type ContractRow } from '../contract.ts';
import { ALERT_DAYS } from '../rules/ending-soon.ts';
import { StateBadge } from './state-badge.tsx';

export const contractColumns: ListColumn<ContractRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname' },
  { key: 'number', title: 'Contract', kind: 'number', sort: 'number' },
  { key: 'role', title: 'Role', kind: 'text', phone: true },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  {
    key: 'rate',
    title: 'Rate',
    kind: 'number',
    sort: 'rate',
    render: (row) => `${formatMoney(row.rate)} ${RATE_KINDS[row.rate_kind]}`,
  },
  { key: 'fund_source', title: 'Fund source', kind: 'word', startsHidden: true, render: (row) => row.fund_source || '—' },
  { key: 'from', title: 'From', kind: 'date', sort: 'from', startsHidden: true, render: (row) => longDate(row.from) },
  { key: 'to', title: 'To', kind: 'item', sort: 'to', phone: true, render: (row) => <Ends row={row} /> },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <StateBadge state={row.state} /> },
  { key: 'idno', title: 'Employee number', kind: 'number', startsHidden: true },
];

function Ends({ row }: { row: ContractRow }) {
  const soon = row.state === 'ACTIVE' && row.days_left >= 0 && row.days_left <= ALERT_DAYS[0];
  return (
    <>
      {longDate(row.to)}
      {soon && <Aside>{row.is_renewed ? 'renewed' : formatDays(row.days_left)}</Aside>}
    </>
  );
}

export function formatDays(days: number): string {
  if (days === 0) return 'Ends today';
  return days === 1 ? '1 day left' : `${days} days left`;
}
