import { useState } from 'react';
import { Alert, Button, Group, Stack, Title } from '@mantine/core';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listDeviceHealth, listUnknownDevices, rejectUnknownDevices, type UnknownDevice } from '../contract/devices.ts';
import { useChosen, type Chosen } from './use-chosen.ts';
import { formatKept, WaitingLine } from './waiting-line.tsx';

const ApproveDialog = openedLater(async () => (await import('./approve-dialog.tsx')).ApproveDialog);

const useUnknown = () => useCall(listUnknownDevices, {}).data;

/** How many unknown serial numbers send, and the way to them; nothing where there are none. */
export function UnknownDevicesButton() {
  const all = useUnknown()?.unknown ?? [];
  const pending = all.filter(({ state }) => state === 'PENDING').length;
  const { show } = useShown();
  if (all.length === 0) return null;
  return (
    <Button variant={pending > 0 ? 'filled' : 'default'} onClick={() => show(true)}>
      {pending > 0 ? count(pending, 'unknown device') : 'Rejected devices'}
    </Button>
  );
}

/** Beside the list: unknown serial numbers, each to be approved, one or many to be rejected. */
export function UnknownDevicesDrawer() {
  const [approving, setApproving] = useState<UnknownDevice>();
  const [job, setJob] = useState<string>();
  const isPhone = useIsPhone();
  const { isShown, show } = useShown();
  const chosen = useChosen();
  const { unknown: all = [], port } = useUnknown() ?? {};
  const pending = all.filter(({ state }) => state === 'PENDING');
  const rejected = all.filter(({ state }) => state === 'REJECTED');
  const lineOf = (one: UnknownDevice) => <UnknownLine key={one.serial} device={one} chosen={chosen} onApprove={() => setApproving(one)} />;
  return (
    <>
      <SideDrawer opened={isShown} onClose={() => show(false)} size={isPhone ? '100%' : 'min(640px, 90vw)'} title="Unknown devices">
        <Stack gap="md">
          {job && <JobProgress id={job} />}
          {port === null && (
            <Alert color="blue" title="No port is open to devices">
              The administrator of the server opens one with DEVICE_PORT. Until then no device that sends automatically is answered.
            </Alert>
          )}
          {all.length === 0 && (
            <NothingHere title="No unknown devices" description="A device that sends without being known appears here." />
          )}
          {pending.length > 0 && <RejectBar pending={pending} chosen={chosen} />}
          {pending.map(lineOf)}
          {rejected.length > 0 && <Title order={3}>Rejected</Title>}
          {rejected.map(lineOf)}
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

function RejectBar({ pending, chosen }: { pending: UnknownDevice[]; chosen: Chosen }) {
  const all = pending.map(({ serial }) => serial);
  const serials = chosen.among(all);
  const reject = useSend(rejectUnknownDevices, {
    alsoRefresh: [listUnknownDevices, listDeviceHealth],
    onDone: ({ message }) => {
      chosen.clear();
      showSuccess(message);
    },
  });
  const ask = async () => {
    const question = 'What they sent is deleted and cannot be restored. From now on Talaan refuses what they send, and they keep it.';
    const title = `Reject ${serials.length === 1 ? serials[0]! : count(serials.length, 'serial number')}?`;
    if (await confirm({ title, question, action: 'Reject', danger: true })) reject.mutate({ body: { serials } });
  };
  return (
    <Group gap="xs">
      <Button variant="default" size="xs" disabled={serials.length === 0} loading={reject.isPending} onClick={() => void ask()}>
        {serials.length === 0 ? 'Reject' : `Reject ${serials.length}`}
      </Button>
      <Button variant="subtle" size="xs" onClick={() => (serials.length === all.length ? chosen.clear() : chosen.set(all))}>
        {serials.length === all.length ? 'Choose none' : `Choose all ${all.length}`}
      </Button>
    </Group>
  );
}

function UnknownLine({ device, chosen, onApprove }: { device: UnknownDevice; chosen: Chosen; onApprove: () => void }) {
  const { serial, state, address, posts, bytes, posts_refused: refused, two_addresses: two, said } = device;
  return (
    <WaitingLine
      title={state === 'PENDING' ? `Unknown device ${serial}` : `${serial} was rejected`}
      isPending={state === 'PENDING'}
      says={`${[said, `from ${address}`, `last heard ${formatInstant(device.last_seen_at)}`].filter(Boolean).join(', ')}. ${formatKept(posts, bytes)}`}
      notes={[
        refused > 0 &&
          `${count(refused, 'delivery', 'deliveries')} beyond its place stayed on the device. It is asked for them once it is approved.`,
        two && 'It was heard from more than one address: two devices may have this serial number.',
      ]}
      isChosen={chosen.has(serial)}
      onChoose={(isChosen) => chosen.choose(serial, isChosen)}
      chooseLabel={`Choose ${serial}`}
      action={
        <Button size="xs" onClick={onApprove} aria-label={`Approve ${serial}`}>
          Approve
        </Button>
      }
    />
  );
}
