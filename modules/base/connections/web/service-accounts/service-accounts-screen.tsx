import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { exportServiceAccounts, listServiceAccounts, type ServiceAccount } from '../../contract/service-accounts.ts';
import { SERVICE_STATES } from './service-states.ts';

const columns: ListColumn<ServiceAccount>[] = [
  { key: 'name', title: 'Name', kind: 'name', sort: 'name' },
  { key: 'purpose', title: 'What it is for', kind: 'text' },
  { key: 'over', title: 'Scope', kind: 'text', phone: true },
  { key: 'groups', title: 'View groups', kind: 'text', render: ({ groups }) => groups.join(', ') },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: ({ state }) => state !== 'active' && <StatusBadge tone={SERVICE_STATES[state].tone}>{SERVICE_STATES[state].label}</StatusBadge>,
  },
  {
    key: 'expires_on',
    title: 'Token until',
    kind: 'date',
    sort: 'expires_on',
    phone: true,
    render: ({ expires_on }) => expires_on && longDate(expires_on),
  },
  {
    key: 'last_used_at',
    title: 'Last call',
    kind: 'datetime',
    sort: 'last_used_at',
    render: ({ last_used_at }) => (last_used_at ? formatInstant(last_used_at) : '—'),
  },
];

export const readAhead = listAhead(listServiceAccounts);

/** Other systems of the university, and what each opens by its token. */
export function Screen() {
  return (
    <ListScreen
      title="Service accounts"
      intro="Other systems of the university that call Talaan by a token. Each opens what its view groups open, within its scope, and decides nothing in person."
      endpoint={listServiceAccounts}
      rows="service_accounts"
      exportAs={exportServiceAccounts}
      searchLabel="Search by name or purpose"
      open={(row) => `/settings/admin/service-accounts/${row.id}`}
      columns={columns}
      filters={[selectFilter({ name: 'state', label: 'State', main: true, options: choices(SERVICE_STATES) })]}
      main={<NewButton />}
      empty={{
        title: 'No service accounts yet',
        description: 'Add one for each system that reads from Talaan or writes to it.',
        action: <NewButton />,
      }}
    />
  );
}

function NewButton() {
  return (
    <Button component={Link} to="/settings/admin/service-accounts/new" leftSection={<IconPlus size={16} />}>
      New service account
    </Button>
  );
}
