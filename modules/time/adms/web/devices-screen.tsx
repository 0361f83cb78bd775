import { Button, Group, ThemeIcon } from '@mantine/core';
import { IconAlertTriangle, IconPlus, IconUpload, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { DEVICE_MODES } from '@talaan/devices/contract/devices.ts';
import { campusFilter } from '@talaan/organization/web/place-filters.ts';
import { DEVICE_STATES, exportDeviceHealth, listDeviceHealth, listUnknownDevices, type DeviceHealth } from '../contract/devices.ts';
import { FAULTS } from '../rules/judge-health.ts';
import { DeviceStateBadge, formatDrift } from './device-state.tsx';
import { NewAddressesButton, NewAddressesDrawer } from './new-addresses.tsx';
import { UnknownDevicesButton, UnknownDevicesDrawer } from './unknown-devices.tsx';

const when = (at: string | null) => (at ? formatInstant(at) : '—');

const columns: ListColumn<DeviceHealth>[] = [
  { key: 'name', title: 'Device', kind: 'name', sort: 'name' },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <DeviceStateBadge state={row.state} /> },
  {
    key: 'faults',
    title: 'What is wrong',
    kind: 'prose',
    render: (row) => <Faults device={row} />,
    phone: (row) => row.faults.map(({ kind }) => FAULTS[kind]).join(', '),
  },
  { key: 'last_seen_at', title: 'Last seen', kind: 'datetime', sort: 'last_seen_at', phone: true, render: (row) => when(row.last_seen_at) },
  {
    key: 'punched_at',
    title: 'Last punches',
    kind: 'datetime',
    sort: 'punched_at',
    startsHidden: true,
    render: (row) => when(row.punched_at),
  },
  { key: 'campus', title: 'Campus', kind: 'campus', sort: 'campus', phone: true },
  { key: 'location', title: 'Location', kind: 'text', sort: 'location', render: (row) => row.location || '—' },
  { key: 'drift', title: 'Clock', kind: 'text', startsHidden: true, render: (row) => formatDrift(row.drift) },
  { key: 'users', title: 'Users', kind: 'count', startsHidden: true, render: (row) => row.users?.toLocaleString('en') ?? '—' },
  { key: 'number', title: 'Number', kind: 'count', sort: 'number', startsHidden: true },
  { key: 'serial', title: 'Serial', kind: 'number', startsHidden: true },
  { key: 'mode', title: 'Punches come', kind: 'word', startsHidden: true, render: (row) => DEVICE_MODES[row.mode] },
  { key: 'imported_at', title: 'Last file', kind: 'datetime', startsHidden: true, render: (row) => when(row.imported_at) },
  { key: 'firmware', title: 'Firmware', kind: 'word', startsHidden: true, render: (row) => row.firmware ?? '—' },
];

const FAULTY = [
  { value: 'yes', label: 'With faults' },
  { value: 'no', label: 'Without faults' },
];

const SILENT = [
  { value: 'yes', label: 'Nothing came' },
  { value: 'no', label: 'Punches came' },
];

export const readAhead = listAhead(listDeviceHealth);

/** All devices and how they are, live, and the unknown ones that send. */
export function Screen() {
  useLiveRefresh('private-devices', 'changed', '/api/edats/devices');
  return (
    <ListScreen
      title="Devices"
      intro="The terminals on which people punch, and how they are."
      endpoint={listDeviceHealth}
      rows="devices"
      exportAs={exportDeviceHealth}
      searchLabel="Search by name, number, serial or place"
      open={(row) => `/edats/devices/${row.id}/edit`}
      columns={columns}
      filters={[
        campusFilter,
        selectFilter({ name: 'state', label: 'State', main: true, options: choices(DEVICE_STATES) }),
        selectFilter({ name: 'fault', label: 'Faults', options: FAULTY }),
        selectFilter({ name: 'silent', label: 'Last day', options: SILENT }),
      ]}
      above={() => (
        <>
          <ForCallers of={listUnknownDevices}>
            <UnknownDevicesDrawer />
          </ForCallers>
          <NewAddressesDrawer />
        </>
      )}
      actions={
        <>
          <ForCallers of={listUnknownDevices}>
            <UnknownDevicesButton />
          </ForCallers>
          <NewAddressesButton />
          <Button component={Link} to="/edats/devices/user" variant="default" leftSection={<IconUsers size={16} />}>
            Device users
          </Button>
          <Button component={Link} to="/edats/Attendance/addLogs" variant="default" leftSection={<IconUpload size={16} />}>
            Upload a file
          </Button>
        </>
      }
      main={<AddButton />}
      empty={{
        title: 'No devices yet',
        description:
          'Add a terminal, or enter the address and the port of Talaan for devices as its server (ADMS): it then appears here by its serial number and waits for your approval.',
        action: <AddButton />,
      }}
    />
  );
}

function Faults({ device: { faults } }: { device: DeviceHealth }) {
  if (faults.length === 0) return '—';
  return (
    <Group gap={6} wrap="nowrap" title={faults.map(({ says }) => says).join(' ')}>
      <ThemeIcon size={18} variant="transparent" color="yellow.8">
        <IconAlertTriangle size={16} aria-hidden />
      </ThemeIcon>
      <span>{faults.map(({ kind }) => FAULTS[kind]).join(', ')}</span>
    </Group>
  );
}

function AddButton() {
  return (
    <Button component={Link} to="/edats/devices/add" leftSection={<IconPlus size={16} />}>
      Add device
    </Button>
  );
}
