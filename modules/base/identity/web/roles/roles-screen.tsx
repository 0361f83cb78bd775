import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { GROUPS } from '@talaan/kernel/contract/groups.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { addRole, exportRoles, listRoles, type Role } from '../../contract/roles.ts';

const columns: ListColumn<Role>[] = [
  { key: 'name', title: 'Role', kind: 'text', sort: 'name', render: (row) => <NameCell role={row} /> },
  { key: 'description', title: 'What it is for', kind: 'name', phone: true },
  { key: 'groups', title: 'Opens', kind: 'number', render: (row) => count(row.groups.length, 'view group') },
  { key: 'holders', title: 'Held by', kind: 'date', sort: 'holders', phone: true, render: (row) => count(row.holders, 'user') },
];

export const readAhead = listAhead(listRoles);

export function Screen() {
  return (
    <ListScreen
      title="Roles"
      intro="A role opens view groups; a user holds it over the records of people, from and to a day."
      endpoint={listRoles}
      rows="roles"
      exportAs={exportRoles}
      open={(row) => `/settings/admin/roles/${row.id}`}
      columns={columns}
      filters={[
        selectFilter({
          name: 'group',
          label: 'Opens',
          main: true,
          options: Object.entries(GROUPS).map(([value, phrase]) => ({ value, label: `${value}: ${phrase}` })),
        }),
      ]}
      main={<AddButton />}
      empty={{ title: 'No roles', description: 'What users may do.', action: <AddButton /> }}
    />
  );
}

function NameCell({ role }: { role: Role }) {
  return (
    <>
      {role.name}
      {!role.is_ready && <Aside>own</Aside>}
      {role.requires_second_factor && <Aside>second factor</Aside>}
    </>
  );
}

function AddButton() {
  return (
    <ForCallers of={addRole}>
      <Button component={Link} to="/settings/admin/roles/new" leftSection={<IconPlus size={16} />}>
        New role
      </Button>
    </ForCallers>
  );
}
