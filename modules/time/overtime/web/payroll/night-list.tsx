import type { ReactNode } from 'react';
import { Table } from '@mantine/core';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportNightPay, listNightPay, type NightRow } from '../../contract/payroll.ts';
import { formatMinutes } from '../../rules/format-hours.ts';
import { useHours, useMonth } from './month-list.tsx';

const columns: ListColumn<NightRow>[] = [
  { key: 'fullname', title: 'Employee', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Number', kind: 'number' },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'minutes', title: 'At night', kind: 'number', phone: true, render: (row) => formatMinutes(row.minutes) },
  { key: 'paid_centavos', title: 'Differential', kind: 'money', phone: true, render: (row) => formatMoney(row.paid_centavos) },
];

/** Night shift differential of a month for payroll. */
export function NightList({ parts }: { parts: ReactNode }) {
  const { month, field } = useMonth();
  const { column, dialog } = useHours<NightRow>((row) => <Days row={row} />);
  return (
    <>
      <ListScreen
        title="Overtime"
        intro="For regular hours between 6:00 PM and 6:00 AM, at the rate that the agency sets (RA 11701)."
        parts={parts}
        actions={field}
        endpoint={listNightPay}
        rows="personnel"
        query={{ month }}
        exportAs={exportNightPay}
        columns={[...columns, column]}
        filters={[officeFilter]}
        groups={{ office: 'Office' }}
        searchLabel="Search name or number"
        empty={{
          title: `No hours at night in ${monthName(month)}`,
          description: 'People on shifts between 6:00 PM and 6:00 AM are listed here, from their daily time records.',
        }}
      />
      {dialog}
    </>
  );
}

function Days({ row: { days } }: { row: NightRow }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Date</Table.Th>
          <Table.Th ta="right">At night</Table.Th>
          <Table.Th ta="right">Monthly salary</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.map((day) => (
          <Table.Tr key={day.date}>
            <Table.Td>{longDate(day.date)}</Table.Td>
            <Table.Td ta="right">{formatMinutes(day.minutes)}</Table.Td>
            <Table.Td ta="right">{formatMoney(day.monthly)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
