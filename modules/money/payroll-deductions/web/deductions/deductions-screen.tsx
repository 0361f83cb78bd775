import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { enterDeduction, exportDeductions, listDeductions, type DeductionRow } from '../../contract/deductions.ts';
import { STATES } from '../../contract/fields.ts';
import { loanImports } from '../../contract/imports.ts';
import { itemFilter, lenderFilter } from '../loan-filters.ts';
import { StateBadge } from '../state-badge.tsx';

const columns: ListColumn<DeductionRow>[] = [
  {
    key: 'fullname',
    title: 'Name',
    kind: 'name',
    sort: 'fullname',
    render: (row) => <NamedFace fullname={row.fullname} avatar={row.avatar} office={row.office} />,
  },
  { key: 'item', title: 'Item', kind: 'text', sort: 'item', phone: true },
  { key: 'reference_no', title: 'Reference', kind: 'number', render: (row) => row.reference_no || '—' },
  { key: 'monthly', title: 'Monthly (PHP)', kind: 'money', sort: 'monthly', render: (row) => formatMoney(row.monthly) },
  { key: 'principal', title: 'Principal (PHP)', kind: 'money', startsHidden: true, render: (row) => formatMoney(row.principal) },
  { key: 'paid', title: 'Paid (PHP)', kind: 'money', render: (row) => formatMoney(row.paid) },
  {
    key: 'balance',
    title: 'Balance (PHP)',
    kind: 'money',
    sort: 'balance',
    phone: (row) => row.balance !== null && `${formatMoney(row.balance)} left`,
    render: (row) => formatMoney(row.balance),
  },
  { key: 'months_left', title: 'Months left', kind: 'count', sort: 'months_left', render: (row) => row.months_left ?? '—' },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <StateBadge state={row.state} /> },
  { key: 'idno', title: 'Employee number', kind: 'number', startsHidden: true },
  { key: 'office', title: 'Office', kind: 'acronym', startsHidden: true },
  { key: 'lender', title: 'Lender', kind: 'word', startsHidden: true },
  { key: 'from_month', title: 'From', kind: 'date', sort: 'from_month', startsHidden: true },
  { key: 'to_month', title: 'To', kind: 'date', startsHidden: true, render: (row) => row.to_month ?? '—' },
];

export const readAhead = listAhead(listDeductions);

/** What people authorized to be deducted, with what is left of it. */
export function Screen() {
  const main = (
    <ForCallers of={enterDeduction}>
      <Button component={Link} to="/payroll/deductions/new" leftSection={<IconPlus size={16} />}>
        New deduction
      </Button>
    </ForCallers>
  );
  return (
    <ListScreen
      title="Deductions and loans"
      intro="What people authorized to be deducted. Paid is what was paid before and what released payslips took."
      endpoint={listDeductions}
      rows="deductions"
      exportAs={exportDeductions}
      columns={columns}
      open={(row) => `/payroll/deductions/${row.id}`}
      searchLabel="Search by name, number or reference"
      filters={[multiFilter({ name: 'state', label: 'State', main: true, options: choices(STATES) }), itemFilter, lenderFilter]}
      views={[{ name: 'Running', filters: { state: 'RUNNING' } }]}
      groups={{ item: 'Item', lender: 'Lender' }}
      actions={
        <ForCallers of={loanImports.upload}>
          <Button component={Link} to="/payroll/deductions/import" variant="default" leftSection={<IconFileImport size={16} />}>
            Import
          </Button>
        </ForCallers>
      }
      main={main}
      empty={{
        title: 'No deductions yet',
        description: 'Enter what people authorized, or import the list of GSIS, Pag-IBIG or a cooperative.',
        action: main,
      }}
    />
  );
}
