import type { ReactNode } from 'react';
import { Anchor, Table } from '@mantine/core';
import { Link } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportOvertimePay, listOvertimePay, type PayRow } from '../../contract/payroll.ts';
import { formatMinutes } from '../../rules/format-hours.ts';
import { useHours, useMonth } from './month-list.tsx';

const columns: ListColumn<PayRow>[] = [
  { key: 'fullname', title: 'Employee', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Number', kind: 'number' },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'work_minutes', title: 'Work days', kind: 'number', render: (row) => formatMinutes(row.work_minutes) },
  { key: 'free_minutes', title: 'Rest days, holidays', kind: 'number', render: (row) => formatMinutes(row.free_minutes) },
  { key: 'paid_centavos', title: 'Overtime pay', kind: 'money', phone: true, render: (row) => formatMoney(row.paid_centavos) },
  {
    key: 'unpaid_centavos',
    title: 'Beyond the limit',
    kind: 'money',
    render: (row) => (row.unpaid_centavos > 0 ? formatMoney(row.unpaid_centavos) : '—'),
  },
];

/** Overtime pay of a month for payroll. */
export function PayList({ parts }: { parts: ReactNode }) {
  const { month, field } = useMonth();
  const { column, dialog } = useHours<PayRow>((row) => <Days row={row} />);
  return (
    <>
      <ListScreen
        title="Overtime"
        intro="The hourly rate × 1.25 on work days and × 1.50 on rest days and holidays (JC 2 s.2015), as certified."
        parts={parts}
        actions={field}
        endpoint={listOvertimePay}
        rows="personnel"
        query={{ month }}
        exportAs={exportOvertimePay}
        columns={[...columns, column]}
        filters={[officeFilter]}
        groups={{ office: 'Office' }}
        searchLabel="Search name or number"
        empty={{
          title: `No overtime pay in ${monthName(month)}`,
          description: 'People are listed here once HR certifies hours that are paid.',
        }}
      />
      {dialog}
    </>
  );
}

function Days({ row: { days } }: { row: PayRow }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Date</Table.Th>
          <Table.Th>Overtime</Table.Th>
          <Table.Th ta="right">Counts</Table.Th>
          <Table.Th ta="right">Rate</Table.Th>
          <Table.Th ta="right">Monthly salary</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.map((day) => (
          <Table.Tr key={`${day.date} ${day.overtime_id}`}>
            <Table.Td>{longDate(day.date)}</Table.Td>
            <Table.Td>
              <Anchor component={Link} to={`/department/edats/overtime/${day.overtime_id}`} size="sm">
                {day.activity}
              </Anchor>
            </Table.Td>
            <Table.Td ta="right">{formatMinutes(day.minutes)}</Table.Td>
            <Table.Td ta="right">{day.kind === 'WORK' ? '× 1.25' : '× 1.50'}</Table.Td>
            <Table.Td ta="right">{formatMoney(day.monthly)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
