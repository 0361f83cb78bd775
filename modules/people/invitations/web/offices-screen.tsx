import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import { campusFilter } from '@talaan/organization/web/place-filters.ts';
import { exportOfficeProgress, listOfficeProgress, type OfficeProgress } from '../contract/invitations.ts';

const columns: ListColumn<OfficeProgress>[] = [
  { key: 'fullname', title: 'Office', kind: 'name', sort: 'office' },
  { key: 'campus', title: 'Campus', kind: 'campus' },
  {
    key: 'came_in',
    title: 'Activated',
    kind: 'money',
    sort: 'came_in',
    phone: (row) => `${row.came_in} of ${row.people} activated`,
    render: (row) => `${row.came_in} of ${row.people}`,
  },
  { key: 'part', title: 'Part', kind: 'word', render: (row) => <Proportion value={row.came_in} most={row.people} /> },
  { key: 'invited', title: 'Invited', kind: 'count', render: (row) => row.invited || '—' },
  { key: 'stuck', title: 'Needs follow-up', kind: 'count', render: (row) => row.stuck || '—' },
  {
    key: 'not_invited',
    title: 'Not invited',
    kind: 'money',
    sort: 'not_invited',
    phone: (row) => row.not_invited > 0 && `${row.not_invited} not invited`,
    render: (row) => row.not_invited || '—',
  },
];

export const readAhead = listAhead(listOfficeProgress);

/** How far each office has come, with all below it. */
export function Screen() {
  return (
    <ListScreen
      title="Account activation by office"
      intro="Each office with all below it. Open one to see its people."
      endpoint={listOfficeProgress}
      rows="offices"
      exportAs={exportOfficeProgress}
      searchLabel="Search by name or acronym"
      open={(row) => `/settings/admin/invitations?office=${row.id}`}
      columns={columns}
      filters={[campusFilter]}
      main={
        <Button component={Link} to="/settings/admin/invitations/new" leftSection={<IconUserPlus size={16} aria-hidden />}>
          Invite people
        </Button>
      }
      empty={{ title: 'No office has people yet', description: 'Bring offices and people in first.' }}
    />
  );
}
