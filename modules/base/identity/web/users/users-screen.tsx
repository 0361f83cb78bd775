import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { listRoles } from '../../contract/roles.ts';
import { exportUsers, listUsers, type UserRow } from '../../contract/users.ts';
import { userImports } from '../../contract/user-imports.ts';
import { UserStateBadge } from './user-state-badge.tsx';

const columns: ListColumn<UserRow>[] = [
  {
    key: 'name',
    title: 'Name',
    kind: 'name',
    sort: 'name',
    render: ({ name, avatar, office_acronym }) => <NamedFace fullname={name} avatar={avatar} office={office_acronym} />,
  },
  { key: 'email', title: 'E-mail', kind: 'text', sort: 'email', phone: true },
  { key: 'number', title: 'Employee no.', kind: 'number' },
  { key: 'roles', title: 'Roles today', kind: 'text', phone: true, render: (row) => <RolesCell user={row} /> },
  { key: 'state', title: 'State', kind: 'state', render: (row) => row.state !== 'active' && <UserStateBadge state={row.state} /> },
  {
    key: 'last_sign_in',
    title: 'Last sign-in',
    kind: 'datetime',
    sort: 'last_sign_in',
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
const SIGNED_IN = [
  { value: 'yes', label: 'Signed in now' },
  { value: 'no', label: 'Not signed in' },
];
const SECOND_FACTOR = [
  { value: 'yes', label: 'With second factor' },
  { value: 'no', label: 'Password alone' },
];

const ROLES = optionsFrom(listRoles, { query: { per_page: 999 } }, ({ roles }) =>
  roles.map(({ id, name }) => ({ value: String(id), label: name })),
);

export const readAhead = listAhead(listUsers);

export function Screen() {
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
        selectFilter({
          name: 'role',
          label: 'Role',
          main: true,
          options: ROLES,
        }),
        selectFilter({ name: 'state', label: 'State', main: true, options: STATES }),
        selectFilter({ name: 'has_person', label: 'Person', options: PERSON }),
        selectFilter({ name: 'signed_in', label: 'Sessions', options: SIGNED_IN }),
        selectFilter({ name: 'second_factor', label: 'Second factor', options: SECOND_FACTOR }),
        selectFilter({ name: 'applicant_only', label: 'Applicants', any: 'With staff', options: APPLICANTS }),
      ]}
      actions={
        <ForCallers of={userImports.upload}>
          <Button component={Link} to="/settings/admin/users/import" variant="default" leftSection={<IconFileImport size={16} />}>
            Import
          </Button>
        </ForCallers>
      }
      main={<InviteButton />}
      empty={{ title: 'No users yet', description: 'Everyone who can sign in.', action: <InviteButton /> }}
    />
  );
}

function RolesCell({ user }: { user: UserRow }) {
  if (user.roles.length === 0) return 'None';
  return (
    <>
      {user.roles.join(', ')}
      {user.applicant_only && <Aside>applicant only</Aside>}
    </>
  );
}

function InviteButton() {
  return (
    <Button component={Link} to="/settings/admin/users/new" leftSection={<IconPlus size={16} />}>
      Invite a user
    </Button>
  );
}
