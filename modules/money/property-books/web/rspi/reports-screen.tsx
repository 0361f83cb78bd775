import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { fundOptions } from '@talaan/property/web/desk/options.ts';
import { exportRspi, issueRspi, listRspi, type RspiRow } from '../../contract/rspi.ts';

const columns: ListColumn<RspiRow>[] = [
  { key: 'number', title: 'Serial no.', kind: 'item', sort: 'number', render: (row) => `RSPI ${row.number}` },
  { key: 'month', title: 'Month', kind: 'word', sort: 'month', phone: true, render: (row) => monthName(row.month) },
  { key: 'fund', title: 'Fund cluster', kind: 'name', phone: (row) => row.fund_code, render: (row) => `${row.fund_code} ${row.fund}` },
  { key: 'campus', title: 'Campus', kind: 'word', startsHidden: true, render: (row) => row.campus ?? 'All campuses' },
  { key: 'items', title: 'Items', kind: 'count' },
  { key: 'amount', title: 'Amount (PHP)', kind: 'money', sort: 'amount', render: (row) => formatMoney(row.amount) },
  { key: 'issued_on', title: 'Issued', kind: 'date', render: (row) => longDate(row.issued_on) },
  {
    key: 'void_reason',
    title: 'State',
    kind: 'state',
    render: (row) =>
      row.void_reason === null ? <StatusBadge tone="good">Issued</StatusBadge> : <StatusBadge tone="neutral">Voided</StatusBadge>,
  },
];

export const readAhead = listAhead(listRspi);

/** What was reported to accounting as issued, month by month (RSPI). */
export function Screen() {
  return (
    <ListScreen
      title="Reports of issues"
      intro="Semi-expendable property issued in a month, reported to accounting (RSPI, Annex A.7)."
      endpoint={listRspi}
      rows="reports"
      exportAs={exportRspi}
      searchLabel="Search number, fund or campus"
      columns={columns}
      open={(row) => `/property/books/rspi/${row.id}`}
      filters={[selectFilter({ name: 'fund', label: 'Fund cluster', main: true, options: fundOptions })]}
      main={
        <ForCallers of={issueRspi}>
          <Button component={Link} to="/property/books/rspi/new" leftSection={<IconPlus size={16} />}>
            New report
          </Button>
        </ForCallers>
      }
      empty={{ title: 'No reports yet', description: 'Each month, what was issued on slips is reported to accounting by fund cluster.' }}
    />
  );
}
