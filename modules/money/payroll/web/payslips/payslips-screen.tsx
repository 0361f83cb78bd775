import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { CAUSES, FINDINGS } from '../../contract/fields.ts';
import { exportPayslips, listPayslips, readRun, type PayslipRow } from '../../contract/runs.ts';
import { formatFinding } from '../../rules/explain/format-finding.ts';
import { usePayslipActs } from './payslip-acts.tsx';

const columns: ListColumn<PayslipRow>[] = [
  {
    key: 'fullname',
    title: 'Name',
    kind: 'name',
    sort: 'fullname',
    render: (row) => (
      <>
        <NamedFace fullname={row.fullname} avatar={row.avatar} />
        {row.held_because !== null && <Aside>held</Aside>}
      </>
    ),
  },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  { key: 'gross', title: 'Gross (PHP)', kind: 'money', sort: 'gross', render: (row) => formatMoney(row.gross) },
  { key: 'deductions', title: 'Deductions (PHP)', kind: 'money', render: (row) => formatMoney(row.deductions) },
  {
    key: 'net',
    title: 'Net (PHP)',
    kind: 'money',
    sort: 'net',
    phone: (row) => formatPesos(row.net),
    render: (row) => formatMoney(row.net),
  },
  {
    key: 'difference',
    title: 'Difference (PHP)',
    kind: 'money',
    sort: 'difference',
    render: (row) => (row.difference === null || row.difference === 0 ? '—' : formatMoney(row.difference)),
  },
  {
    key: 'causes',
    title: 'Cause',
    kind: 'text',
    render: (row) => row.causes.map(({ cause }) => CAUSES[cause]).join(', ') || '—',
  },
  {
    key: 'findings',
    title: 'For review',
    kind: 'text',
    phone: true,
    render: (row) => row.findings.map((code) => formatFinding(code, row)).join(', ') || '—',
  },
  { key: 'idno', title: 'Employee number', kind: 'number', startsHidden: true },
  { key: 'position', title: 'Position', kind: 'word', startsHidden: true },
  { key: 'held_because', title: 'Held because', kind: 'text', startsHidden: true, render: (row) => row.held_because ?? '—' },
];

/** The payslips of a run: what hinders first, then what changed. */
export function Screen() {
  const id = Number(useParams().id);
  const run = useCall(readRun, { params: { id } }).data?.run;
  const acts = usePayslipActs(run?.id === id ? run : undefined);
  return (
    <>
      <ListScreen
        title="Payslips"
        intro={run?.title}
        endpoint={listPayslips}
        params={{ id }}
        rows="payslips"
        exportAs={exportPayslips}
        columns={columns}
        open={(row) => `/payroll/runs/${id}/payslips/${row.personnel_id}`}
        searchLabel="Search by name or number"
        filters={[
          multiFilter({ name: 'finding', label: 'For review', main: true, options: choices(FINDINGS) }),
          multiFilter({ name: 'cause', label: 'Cause', main: true, options: choices(CAUSES) }),
          officeFilter,
        ]}
        views={[{ name: 'Held', filters: { held: '1' } }]}
        groups={{ office: 'Office' }}
        bulk={acts.bulk}
        actions={
          <Button component={Link} to={`/payroll/runs/${id}`} variant="default">
            The run
          </Button>
        }
        empty={{ title: 'No payslips yet', description: 'Compute the run to see what it pays to whom.' }}
      />
      {acts.dialog}
    </>
  );
}
