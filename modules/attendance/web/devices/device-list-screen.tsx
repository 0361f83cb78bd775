import { Button } from '@mantine/core';
import { IconPlus, IconUpload, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { selectFilter } from '@talaan/kernel/web/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { campusFilter } from '@talaan/organization/web/place-filters.ts';
import { DEVICE_MODES, exportDevices, listDevices, type Device } from '../../contract/devices.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';

const columns: ListColumn<Device>[] = [
  { key: 'name', title: 'Device', kind: 'name', sort: 'name' },
  { key: 'number', title: 'Number', kind: 'count', sort: 'number' },
  { key: 'serial', title: 'Serial', kind: 'number' },
  { key: 'location', title: 'Location', kind: 'text', sort: 'location', phone: true, render: (row) => row.location || '—' },
  { key: 'campus', title: 'Campus', kind: 'campus', sort: 'campus', phone: true },
  { key: 'model', title: 'Model', kind: 'word', startsHidden: true, render: (row) => row.model || '—' },
  { key: 'mode', title: 'Punches come', kind: 'word', render: (row) => DEVICE_MODES[row.mode] },
  {
    key: 'imported_at',
    title: 'Last file',
    kind: 'datetime',
    render: (row) => (row.imported_at ? formatInstant(row.imported_at) : 'None yet'),
  },
  {
    key: 'enabled',
    title: 'State',
    kind: 'state',
    render: (row) => !row.enabled && <StatusBadge tone="past">Switched off</StatusBadge>,
  },
];

const SILENT = [
  { value: 'yes', label: 'Nothing came' },
  { value: 'no', label: 'Punches came' },
];

export function Screen() {
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
      filters={[campusFilter, selectFilter({ name: 'silent', label: 'Last day', main: true, options: SILENT })]}
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
