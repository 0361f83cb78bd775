import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportLenderLines, listLenderLines, listLenders, type LenderLine } from '../../contract/lenders.ts';
import { itemFilter, lenderFilter } from '../loan-filters.ts';

const columns: ListColumn<LenderLine>[] = [
  {
    key: 'fullname',
    title: 'Name',
    kind: 'name',
    sort: 'fullname',
    render: (row) => <NamedFace fullname={row.fullname} avatar={row.avatar} office={row.office} />,
  },
  { key: 'item', title: 'Item', kind: 'text', phone: true },
  { key: 'reference_no', title: 'Reference', kind: 'number', render: (row) => row.reference_no || '—' },
  { key: 'due', title: 'Due (PHP)', kind: 'money', sort: 'due', render: (row) => formatMoney(row.due) },
  {
    key: 'taken',
    title: 'Deducted (PHP)',
    kind: 'money',
    sort: 'taken',
    phone: (row) => formatPesos(row.taken),
    render: (row) => formatMoney(row.taken),
  },
  {
    key: 'lacking',
    title: 'Missing (PHP)',
    kind: 'money',
    sort: 'lacking',
    phone: (row) => row.lacking > 0 && `${formatMoney(row.lacking)} missing`,
    render: (row) => (row.lacking > 0 ? formatMoney(row.lacking) : '—'),
  },
  { key: 'balance', title: 'Balance (PHP)', kind: 'money', sort: 'balance', render: (row) => formatMoney(row.balance) },
  { key: 'idno', title: 'Employee number', kind: 'number', startsHidden: true },
  { key: 'lender', title: 'Lender', kind: 'word', startsHidden: true },
];

/** Who had what deducted for a lender in a run. */
export function Screen() {
  const id = Number(useParams()['id']);
  const run = useCall(listLenders, { params: { id } }).data;
  return (
    <ListScreen
      title="List for a lender"
      intro={run?.title}
      endpoint={listLenderLines}
      params={{ id }}
      rows="lines"
      exportAs={exportLenderLines}
      columns={columns}
      searchLabel="Search by name, number or reference"
      filters={[
        lenderFilter,
        itemFilter,
        selectFilter({
          name: 'lacking',
          label: 'Missing',
          any: 'Any',
          options: [
            { value: '1', label: 'Not deducted in full' },
            { value: '0', label: 'Deducted in full' },
          ],
        }),
      ]}
      views={[{ name: 'Not in full', filters: { lacking: '1' } }]}
      groups={{ lender: 'Lender', item: 'Item' }}
      actions={
        <Button component={Link} to={`/payroll/lenders?run=${id}`} variant="default">
          All lenders
        </Button>
      }
      empty={{ title: 'Nothing was deducted', description: 'The run deducted nothing for this lender.' }}
    />
  );
}
