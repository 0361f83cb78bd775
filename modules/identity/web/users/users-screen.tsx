import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listRoles } from '../../contract/roles.ts';
import { exportUsers, listUsers, type User } from '../../contract/users.ts';
import { UserStateBadge } from './user-state-badge.tsx';

const columns: ListColumn<User>[] = [
  { key: 'name', title: 'Name', sort: 'name' },
  { key: 'email', title: 'E-mail', sort: 'email' },
  { key: 'number', title: 'Employee no.', width: 140 },
  { key: 'roles', title: 'Roles today', render: (row) => <RolesCell user={row} /> },
  { key: 'state', title: 'State', width: 140, render: (row) => row.state !== 'active' && <UserStateBadge state={row.state} /> },
  {
    key: 'last_sign_in',
    title: 'Last sign-in',
    sort: 'last_sign_in',
    width: 200,
    render: (row) => (row.last_sign_in ? formatInstant(row.last_sign_in) : '—'),
  },
];

const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
  { value: 'suspended', label: 'Suspended' },
];
const PERSON = [
  { value: 'yes', label: 'Joined to a person' },
  { value: 'no', label: 'Not linked to a person' },
];
const APPLICANTS = [
  { value: 'yes', label: 'Applicants only' },
  { value: 'no', label: 'Without applicants' },
];

export function Screen() {
  const roles = useCall(listRoles, { query: { per_page: 999 } }).data?.roles ?? [];
  return (
    <ListScreen
      title="Users"
      intro="Who can sign in, and with which roles. What is changed here counts from the user’s next click."
      endpoint={listUsers}
      rows="users"
      exportAs={exportUsers}
      searchLabel="Search by name, e-mail or employee number"
      open={(row) => `/settings/admin/users/${row.id}`}
      columns={columns}
      filters={[
        selectFilter({ name: 'role', label: 'Any role', options: roles.map(({ id, name }) => ({ value: String(id), label: name })) }),
        selectFilter({ name: 'state', label: 'Any state', options: STATES }),
        selectFilter({ name: 'has_person', label: 'With or without a person', options: PERSON }),
        selectFilter({ name: 'applicant_only', label: 'Staff and applicants', options: APPLICANTS }),
      ]}
      actions={<InviteButton />}
      empty={{ title: 'No users yet', description: 'Everybody who can sign in.', action: <InviteButton /> }}
    />
  );
}

function RolesCell({ user }: { user: User }) {
  if (user.roles.length === 0)
    return (
      <Text size="sm" c="dimmed">
        None
      </Text>
    );
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm">{user.roles.join(', ')}</Text>
      {user.applicant_only && (
        <Group>
          <StatusBadge tone="neutral">Applicant only</StatusBadge>
        </Group>
      )}
    </Stack>
  );
}

function InviteButton() {
  return (
    <Button component={Link} to="/settings/admin/users/new" leftSection={<IconPlus size={16} />}>
      Invite a user
    </Button>
  );
}
