import { useState } from 'react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { JobProgress } from '@talaan/kernel/web/job-progress.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/use-call.ts';
import { listDeviceHealth, listUnknownDevices, rejectUnknownDevice, type UnknownDevice } from '../contract/devices.ts';
import { ApproveDialog } from './approve-dialog.tsx';

const MEGABYTE = 1024 * 1024;

/** Unknown serial numbers that send, each to be approved or rejected; nothing where there are none. */
export function UnknownDevices() {
  const [approving, setApproving] = useState<UnknownDevice>();
  const [job, setJob] = useState<string>();
  const [showsRejected, setShowsRejected] = useState(false);
  const all = useCall(listUnknownDevices, {}).data?.unknown ?? [];
  const pending = all.filter(({ state }) => state === 'PENDING');
  const rejected = all.filter(({ state }) => state === 'REJECTED');
  const shown = showsRejected ? all : pending;
  if (all.length === 0 && !job) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Unknown devices">
      {job && <JobProgress id={job} />}
      {shown.map((one) => (
        <UnknownLine key={one.serial} device={one} onApprove={() => setApproving(one)} />
      ))}
      {rejected.length > 0 && (
        <Button variant="subtle" size="compact-sm" w="fit-content" onClick={() => setShowsRejected(!showsRejected)}>
          {showsRejected ? 'Hide' : 'Show'} {count(rejected.length, 'rejected serial number')}
        </Button>
      )}
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
    </Stack>
  );
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
