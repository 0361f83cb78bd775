import { useState } from 'react';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { JobProgress } from '@talaan/kernel/web/job-progress.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/use-address.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { useCall, useSend } from '@talaan/kernel/web/use-call.ts';
import { listDeviceHealth, listUnknownDevices, rejectUnknownDevice, type UnknownDevice } from '../contract/devices.ts';
import { ApproveDialog } from './approve-dialog.tsx';

const MEGABYTE = 1024 * 1024;

const useUnknown = () => useCall(listUnknownDevices, {}).data?.unknown ?? [];

/** How many unknown serial numbers send, and the way to them; nothing where there are none. */
export function UnknownDevicesButton() {
  const all = useUnknown();
  const pending = all.filter(({ state }) => state === 'PENDING').length;
  const { show } = useShown();
  if (all.length === 0) return null;
  return (
    <Button variant={pending > 0 ? 'filled' : 'default'} onClick={() => show(true)}>
      {pending > 0 ? count(pending, 'unknown device') : 'Rejected devices'}
    </Button>
  );
}

/** Beside the list: unknown serial numbers, each to be approved or rejected. */
export function UnknownDevicesDrawer() {
  const [approving, setApproving] = useState<UnknownDevice>();
  const [job, setJob] = useState<string>();
  const isPhone = useIsPhone();
  const { isShown, show } = useShown();
  const all = useUnknown();
  const rejected = all.filter(({ state }) => state === 'REJECTED');
  return (
    <>
      <SideDrawer opened={isShown} onClose={() => show(false)} size={isPhone ? '100%' : 'min(640px, 90vw)'} title="Unknown devices">
        <Stack gap="md">
          {job && <JobProgress id={job} />}
          {all.length === 0 && (
            <NothingHere title="No unknown devices" description="A device that sends without being known appears here." />
          )}
          {all
            .filter(({ state }) => state === 'PENDING')
            .map((one) => (
              <UnknownLine key={one.serial} device={one} onApprove={() => setApproving(one)} />
            ))}
          {rejected.length > 0 && <Title order={3}>Rejected</Title>}
          {rejected.map((one) => (
            <UnknownLine key={one.serial} device={one} onApprove={() => setApproving(one)} />
          ))}
        </Stack>
      </SideDrawer>
      {approving && (
        <ApproveDialog
          device={approving}
          onApproved={(started) => {
            setJob(started);
            setApproving(undefined);
          }}
          onClose={() => setApproving(undefined)}
        />
      )}
    </>
  );
}

/** Whether the address opens the drawer. */
function useShown(): { isShown: boolean; show: (shows: boolean) => void } {
  const { search, change } = useAddress();
  return { isShown: search.get('unknown') === 'yes', show: (shows) => change({ unknown: shows ? 'yes' : null }) };
}

function UnknownLine({ device, onApprove }: { device: UnknownDevice; onApprove: () => void }) {
  const { serial, state, address, posts, bytes, posts_refused: refused, two_addresses: two, said } = device;
  const reject = useSend(rejectUnknownDevice, {
    alsoRefresh: [listUnknownDevices, listDeviceHealth],
    onDone: ({ message }) => showSuccess(message),
  });
  const askToReject = async () => {
    const question = `What ${serial} sent (${count(posts, 'delivery', 'deliveries')}) is deleted and cannot be brought back. The device is told to keep what it sends from now on.`;
    if (await confirm({ title: `Reject ${serial}?`, question, action: 'Reject', danger: true })) reject.mutate({ params: { serial } });
  };
  return (
    <Alert
      color={state === 'PENDING' ? 'yellow' : 'gray'}
      title={state === 'PENDING' ? `Unknown device ${serial}` : `${serial} was rejected`}
    >
      <Group justify="space-between" gap="sm">
        <Stack gap={2} flex="1 1 18rem">
          <Text size="sm">
            {[said, `from ${address}`, `last heard ${formatInstant(device.last_seen_at)}`].filter(Boolean).join(', ')}.{' '}
            {posts > 0 && `${count(posts, 'delivery', 'deliveries')} (${sayBytes(bytes)}) kept unread.`}
          </Text>
          {refused > 0 && (
            <Text size="sm" fw={500}>
              {count(refused, 'delivery', 'deliveries')} beyond 20 MB stayed on the device. Approve it soon, or it may run out of memory.
            </Text>
          )}
          {two && (
            <Text size="sm" fw={500}>
              It was heard from more than one address: two devices may have this serial number.
            </Text>
          )}
        </Stack>
        <Group gap="xs">
          {state === 'PENDING' && (
            <Button
              variant="default"
              size="xs"
              loading={reject.isPending}
              onClick={() => void askToReject()}
              aria-label={`Reject ${serial}`}
            >
              Reject
            </Button>
          )}
          <Button size="xs" onClick={onApprove} aria-label={`Approve ${serial}`}>
            Approve
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}

function sayBytes(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
