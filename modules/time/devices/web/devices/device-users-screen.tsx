import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportDeviceUsers, listDeviceUsers, type DeviceUser } from '../../contract/devices.ts';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { count, formatDay, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { deviceUserActions, type DeviceUserAction } from './device-user-action.ts';
import { MapPinDialog } from './map-pin-dialog.tsx';
import { UnmapPinDialog } from './unmap-pin-dialog.tsx';

const STATES = [
  { value: 'unmatched', label: 'Unassigned' },
  { value: 'matched', label: 'Assigned' },
];

export const readAhead = listAhead(listDeviceUsers);

/** All PINs of the devices; those that no one holds come first, each with the punches that are pending for its person. */
export function Screen() {
  const [asked, setAsked] = useState<{ user: DeviceUser; take: boolean }>();
  const [acting, setActing] = useState<{ action: DeviceUserAction; users: DeviceUser[] }>();
  const actions = useContributed(deviceUserActions);
  useLiveRefresh('private-attendance', 'changed', listDeviceUsers.path);
  const columns: ListColumn<DeviceUser>[] = [
    { key: 'pin', title: 'PIN', kind: 'number', sort: 'pin' },
    { key: 'person', title: 'Person', kind: 'name', sort: 'fullname', phone: formatPerson, render: (row) => <PersonCell user={row} /> },
    { key: 'from', title: 'Held', kind: 'text', render: (row) => (row.person ? formatPeriod(row) : '—') },
    { key: 'punches', title: 'Waiting punches', kind: 'text', phone: true, render: (row) => (row.punches ? <Waiting user={row} /> : '—') },
    { key: 'last_at', title: 'Last punch', kind: 'datetime', render: (row) => (row.last_at ? formatInstant(row.last_at) : '—') },
    {
      key: 'change',
      title: 'Change',
      kind: 'action',
      render: (row) => <ChangeButton user={row} onAsk={(take) => setAsked({ user: row, take })} />,
    },
  ];
  return (
    <>
      <ListScreen
        title="Device users"
        intro="PINs and the people they belong to. A punch counts for the person who has its PIN on that day."
        endpoint={listDeviceUsers}
        rows="users"
        exportAs={exportDeviceUsers}
        searchLabel="Search by PIN or name"
        columns={columns}
        bulk={actions.map((action) => ({ label: action.label, of: action.of, run: (users: DeviceUser[]) => setActing({ action, users }) }))}
        filters={[selectFilter({ name: 'state', label: 'PINs', any: 'All', main: true, options: STATES })]}
        empty={{
          title: 'No PINs yet',
          description: 'PINs appear here with the first device file, or when you assign them to people.',
        }}
      />
      {asked && !asked.take && <AssignPin user={asked.user} onClose={() => setAsked(undefined)} />}
      {acting && <acting.action.Dialog users={acting.users} onClose={() => setActing(undefined)} />}
      {asked?.take && <UnmapPinDialog user={asked.user} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Among the facts of a card, in words alone. */
function formatPerson({ person }: DeviceUser): ReactNode {
  return person ? [person.fullname, person.idno, person.office].filter(Boolean).join(' · ') : <Unassigned />;
}

function Unassigned() {
  return <StatusBadge tone="warning">Unassigned</StatusBadge>;
}

function PersonCell({ user: { person } }: { user: DeviceUser }) {
  if (!person) return <Unassigned />;
  return (
    <>
      <NamedFace fullname={person.fullname} avatar={person.avatar} office={person.acronym} />
      <Aside>{[person.idno, person.office].filter(Boolean).join(' · ')}</Aside>
    </>
  );
}

function Waiting({ user }: { user: DeviceUser }) {
  return (
    <>
      {count(user.punches ?? 0, 'punch', 'punches')}
      <Aside>
        since {formatDay(user.first_at!)}, {user.devices.join(', ')}
      </Aside>
    </>
  );
}

function AssignPin({ user: { pin, punches, first_at: firstAt }, onClose }: { user: DeviceUser; onClose: () => void }) {
  const first = Temporal.Instant.from(firstAt!).toZonedDateTimeISO(ZONE).toPlainDate().toString();
  return <MapPinDialog pin={pin} punches={punches ?? 0} first={first} onClose={onClose} />;
}

function ChangeButton({ user, onAsk }: { user: DeviceUser; onAsk: (take: boolean) => void }) {
  if (!user.person)
    return (
      <Button size="compact-sm" variant="light" onClick={() => onAsk(false)} aria-label={`Assign PIN ${user.pin}`}>
        Assign
      </Button>
    );
  if (user.to !== null) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      onClick={() => onAsk(true)}
      aria-label={`Unassign PIN ${user.pin} from ${user.person.fullname}`}
    >
      Unassign
    </Button>
  );
}

function formatPeriod({ from, to }: DeviceUser): string {
  const since = from ? longDate(from) : 'the beginning';
  return to ? `${since} to ${longDate(to)}` : `since ${since}`;
}
