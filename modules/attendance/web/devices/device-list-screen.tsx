import { Button, Text } from '@mantine/core';
import { IconPlus, IconUpload, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { DEVICE_MODES, exportDevices, listDevices, type Device } from '../../contract/devices.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';

const columns: ListColumn<Device>[] = [
  { key: 'name', title: 'Device', sort: 'name' },
  { key: 'number', title: 'Number', sort: 'number', align: 'right', width: 90 },
  { key: 'serial', title: 'Serial', width: 150 },
  { key: 'location', title: 'Location', sort: 'location', render: (row) => row.location || '—' },
  { key: 'campus', title: 'Campus', sort: 'campus', width: 100 },
  { key: 'model', title: 'Model', startsHidden: true, render: (row) => row.model || '—' },
  { key: 'mode', title: 'Punches come', width: 190, render: (row) => DEVICE_MODES[row.mode] },
  {
    key: 'imported_at',
    title: 'Last file',
    width: 190,
    render: (row) =>
      row.imported_at ? (
        formatInstant(row.imported_at)
      ) : (
        <Text size="sm" c="dimmed">
          None yet
        </Text>
      ),
  },
  {
    key: 'enabled',
    title: 'State',
    width: 110,
    render: (row) => !row.enabled && <StatusBadge tone="past">Switched off</StatusBadge>,
  },
];

export function Screen() {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  return (
    <ListScreen
      title="Devices"
      intro="The terminals on which people punch."
      endpoint={listDevices}
      rows="devices"
      exportAs={exportDevices}
      searchLabel="Search by name, number, serial or place"
      open={(row) => `/edats/devices/${row.id}/edit`}
      columns={columns}
      filters={[
        selectFilter({ name: 'campus', label: 'Campus', options: campuses.map((one) => ({ value: String(one.id), label: one.name })) }),
      ]}
      actions={
        <>
          <Button component={Link} to="/edats/devices/user" variant="default" leftSection={<IconUsers size={16} />}>
            Device users
          </Button>
          <Button component={Link} to="/edats/Attendance/addLogs" variant="default" leftSection={<IconUpload size={16} />}>
            Upload a file
          </Button>
          <AddButton />
        </>
      }
      empty={{
        title: 'No devices yet',
        description: 'Every terminal belongs here, so that its punches can be told from others.',
        action: <AddButton />,
      }}
    />
  );
}

function AddButton() {
  return (
    <Button component={Link} to="/edats/devices/add" leftSection={<IconPlus size={16} />}>
      Add device
    </Button>
  );
}
