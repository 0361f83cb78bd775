import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { GROUPS } from '@talaan/kernel/contract/groups.ts';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { exportRoles, listRoles, type Role } from '../../contract/roles.ts';

const columns: ListColumn<Role>[] = [
  { key: 'name', title: 'Role', sort: 'name', width: 280, render: (row) => <NameCell role={row} /> },
  { key: 'description', title: 'What it is for' },
  { key: 'groups', title: 'Opens', width: 150, render: (row) => count(row.groups.length, 'view group') },
  { key: 'holders', title: 'Held by', sort: 'holders', width: 130, render: (row) => count(row.holders, 'user') },
];

export function Screen() {
  return (
    <ListScreen
      title="Roles"
      intro="A role opens view groups; a user holds it over somebody’s records, from and to a day."
      endpoint={listRoles}
      rows="roles"
      exportAs={exportRoles}
      open={(row) => `/settings/admin/roles/${row.id}`}
      columns={columns}
      filters={[
        selectFilter({
          name: 'group',
          label: 'Opening any group',
          options: Object.entries(GROUPS).map(([value, phrase]) => ({ value, label: `${value}: ${phrase}` })),
        }),
      ]}
      actions={<AddButton />}
      empty={{ title: 'No roles', description: 'What users may do.', action: <AddButton /> }}
    />
  );
}

function NameCell({ role }: { role: Role }) {
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" fw={500} inherit>
        {role.name}
      </Text>
      {(role.requires_second_factor || !role.is_ready) && (
        <Group gap={4}>
          {!role.is_ready && <StatusBadge tone="neutral">Own</StatusBadge>}
          {role.requires_second_factor && <StatusBadge tone="info">Second factor</StatusBadge>}
        </Group>
      )}
    </Stack>
  );
}

function AddButton() {
  return (
    <Button component={Link} to="/settings/admin/roles/new" leftSection={<IconPlus size={16} />}>
      New role
    </Button>
  );
}
