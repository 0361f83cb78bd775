import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { campusFilter } from '@talaan/organization/web/place-filters.ts';
import { exportSuspensions, listSuspensions, type Suspension } from '../../contract/suspensions.ts';
import { formatHours, formatPlaces, formatPeople } from '../../rules/format-suspension.ts';
import { formatDate } from '../format-date.ts';
import { yearFilter } from '../year-filter.ts';

const columns: ListColumn<Suspension>[] = [
  { key: 'date', title: 'Date', kind: 'datetime', sort: 'date', render: (row) => formatDate(row.date) },
  { key: 'from_minute', title: 'Hours', kind: 'item', phone: true, render: (row) => formatHours(row) },
  { key: 'campus', title: 'Where', kind: 'word', phone: true, render: (row) => formatPlaces(row) },
  { key: 'track', title: 'Applies to', kind: 'text', render: (row) => formatPeople(row) },
  { key: 'reason', title: 'Reason', kind: 'text', phone: true },
  { key: 'issued_by', title: 'Issued by', kind: 'text' },
];

export const readAhead = listAhead(listSuspensions);

export function Screen() {
  return (
    <ListScreen
      title="Suspensions of work"
      intro="On a whole day no one is late or absent. From an hour on, who is present leaves without undertime, and who is absent is charged up to that hour. Everyone concerned is notified."
      endpoint={listSuspensions}
      rows="suspensions"
      exportAs={exportSuspensions}
      open={(row) => `/edats/suspension/${row.id}/${row.campus_id ?? 0}/edit`}
      columns={columns}
      filters={[yearFilter(), campusFilter]}
      main={<AddButton />}
      empty={{
        title: 'No suspension in this year',
        description: 'Record one when work is suspended, as for a typhoon; you see who is affected before you save it.',
        action: <AddButton />,
      }}
    />
  );
}

/** The campus of the filter goes along; 0 is every campus. */
function AddButton() {
  const [search] = useSearchParams();
  return (
    <Button component={Link} to={`/edats/suspension/${search.get('campus') ?? 0}/add`} leftSection={<IconPlus size={16} />}>
      Suspend work
    </Button>
  );
}
