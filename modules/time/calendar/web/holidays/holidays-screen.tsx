import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { campusFilter } from '@talaan/organization/web/place-filters.ts';
import { HOLIDAY_TYPES, exportHolidays, listHolidays, type Holiday } from '../../contract/holidays.ts';
import { formatDate } from '../format-date.ts';
import { yearFilter } from '../year-filter.ts';

const columns: ListColumn<Holiday>[] = [
  { key: 'name', title: 'Holiday', kind: 'name', sort: 'name' },
  { key: 'date', title: 'Date', kind: 'datetime', sort: 'date', phone: true, render: (row) => formatDate(row.date) },
  { key: 'type', title: 'Kind', kind: 'text', render: (row) => HOLIDAY_TYPES[row.type] },
  { key: 'campus', title: 'Where', kind: 'word', phone: true, render: (row) => row.campus ?? 'Nationwide' },
  { key: 'legal_basis', title: 'Legal basis', kind: 'text' },
];

export const readAhead = listAhead(listHolidays);

export function Screen() {
  return (
    <ListScreen
      title="Holidays"
      intro="On a regular holiday and a special non-working day no one is absent; a special working day is an ordinary work day. Changes within the next 14 days or the last month are notified to everyone concerned."
      endpoint={listHolidays}
      rows="holidays"
      exportAs={exportHolidays}
      open={(row) => `/edats/holidays/${row.id}/edit`}
      columns={columns}
      filters={[yearFilter(), campusFilter]}
      main={<AddButton />}
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
