import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { HOLIDAY_TYPES, exportHolidays, listHolidays, type Holiday } from '../../contract/holidays.ts';
import { formatDate } from '../format-date.ts';
import { yearFilter } from '../year-filter.ts';

const columns: ListColumn<Holiday>[] = [
  { key: 'name', title: 'Holiday', sort: 'name' },
  { key: 'date', title: 'Date', sort: 'date', width: 180, render: (row) => formatDate(row.date) },
  {
    key: 'type',
    title: 'Kind',
    width: 230,
    render: (row) => <StatusBadge tone="neutral">{HOLIDAY_TYPES[row.type]}</StatusBadge>,
  },
  { key: 'campus', title: 'Where', width: 200, render: (row) => row.campus ?? 'Nationwide' },
  { key: 'legal_basis', title: 'Legal basis' },
];

export function Screen() {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  return (
    <ListScreen
      title="Holidays"
      intro="On a regular holiday and a special non-working day no one is absent; a special working day is an ordinary work day."
      endpoint={listHolidays}
      rows="holidays"
      exportAs={exportHolidays}
      open={(row) => `/edats/holidays/${row.id}/edit`}
      columns={columns}
      filters={[
        yearFilter(),
        selectFilter({ name: 'campus', label: 'Campus', options: campuses.map((one) => ({ value: String(one.id), label: one.name })) }),
      ]}
      actions={<AddButton />}
      empty={{
        title: 'No holidays in this year',
        description: 'The nationwide ones come with Talaan; add those of your campuses.',
        action: <AddButton />,
      }}
    />
  );
}

function AddButton() {
  return (
    <Button component={Link} to="/edats/holidays/add" leftSection={<IconPlus size={16} />}>
      Add holiday
    </Button>
  );
}
