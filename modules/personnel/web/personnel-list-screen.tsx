import { Button, Group, Text } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { multiFilter, selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn, type ListFilter } from '@talaan/kernel/web/list-screen.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import { exportPersonnel, listPersonnel, type PersonnelRow } from '../contract.ts';
import { PersonAvatar } from './person-avatar.tsx';

const columns: ListColumn<PersonnelRow>[] = [
  { key: 'fullname', title: 'Name', sort: 'fullname', render: (row) => <NameCell row={row} /> },
  { key: 'idno', title: 'Employee number', sort: 'idno', width: 150, render: (row) => row.idno || '(Auto generate)' },
  {
    key: 'office',
    title: 'Office',
    sort: 'office',
    render: (row) => (row.department ? `${row.department.fullname} (${row.department.acronym})` : '—'),
  },
  { key: 'campus', title: 'Campus', width: 100, render: (row) => row.department?.campus ?? '—' },
  { key: 'position', title: 'Position', sort: 'position' },
  { key: 'salary_grade', title: 'SG', align: 'right', width: 60 },
  { key: 'status', title: 'Status', sort: 'status', width: 150 },
  { key: 'pin', title: 'Device PIN', startsHidden: true },
];

export function Screen() {
  return (
    <ListScreen
      title="Personnel"
      endpoint={listPersonnel}
      rows="personnels"
      exportAs={exportPersonnel}
      searchLabel="Search by name or number"
      open={(row) => `/personnels/${row.id}`}
      columns={columns}
      filters={usePeopleFilters()}
      actions={<ImportButton />}
      empty={{
        title: 'Nobody is on record yet',
        description: 'Everybody who works here belongs into this list. Bring them in with the spreadsheet that you have.',
        action: <ImportButton />,
      }}
    />
  );
}

function NameCell({ row }: { row: PersonnelRow }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <PersonAvatar fullname={row.fullname} avatar={row.avatar} size={26} />
      <Text inherit>{row.fullname}</Text>
    </Group>
  );
}

function ImportButton() {
  return (
    <Button component={Link} to="/personnels/import" variant="default" leftSection={<IconTableImport size={16} />}>
      Import a spreadsheet
    </Button>
  );
}

function usePeopleFilters(): ListFilter[] {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const positions = useCall(listPositions, { query: { per_page: 999 } }).data?.positions ?? [];
  const statuses = useCall(appointmentStatuses.list, { query: { all: 1 } }).data?.appointment_status ?? [];
  return [
    selectFilter({ name: 'campus', label: 'Campus', options: campuses.map((one) => ({ value: String(one.id), label: one.name })) }),
    {
      name: 'office',
      field: ([office], onChange) => (
        <OfficePicker aria-label="Office" value={office ? Number(office) : null} onChange={(id) => onChange(id ? [String(id)] : [])} />
      ),
    },
    multiFilter({ name: 'position', label: 'Position', options: positions.map((one) => ({ value: String(one.id), label: one.name })) }),
    multiFilter({ name: 'status', label: 'Status', options: statuses.map((one) => ({ value: one.code, label: one.name })) }),
  ];
}
