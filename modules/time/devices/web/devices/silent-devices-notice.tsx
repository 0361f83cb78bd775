import { useState } from 'react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listDevicesWithoutData, markDeviceWhole, type DeviceWithoutData } from '../../contract/silent-days.ts';
import { formatSilence } from './format-silence.ts';

/** To HR: which devices sent nothing, since when, and what it means; nothing where all did. `month` leaves out what concerns other months. */
export function SilentDevicesNotice({ month }: { month?: string }) {
  const isAllowed = useMayCall(listDevicesWithoutData);
  const answer = useCall(listDevicesWithoutData, {}, { enabled: isAllowed });
  const [asked, setAsked] = useState<DeviceWithoutData>();
  const devices = (answer.data?.devices ?? []).filter(
    ({ first, last }) => month === undefined || (first.slice(0, 7) <= month && month <= last.slice(0, 7)),
  );
  if (devices.length === 0) return null;
  return (
    <Alert color="yellow" title={say('Days without data')}>
      <Stack gap="xs">
        {devices.map((device) => (
          <Group key={`${device.id} ${device.first}`} gap="xs" justify="space-between">
            <Text size="sm" flex="1 1 16rem">
              {formatSilence(device)}
            </Text>
            <Button size="compact-sm" variant="default" onClick={() => setAsked(device)} aria-label={`${device.name} was whole`}>
              {say('It was whole')}
            </Button>
          </Group>
        ))}
        <Text size="sm">{say('These days are charged to no one. They count once data come.')}</Text>
      </Stack>
      {asked && <WholeDialog device={asked} onSaid={() => void answer.refetch()} onClose={() => setAsked(undefined)} />}
    </Alert>
  );
}

function WholeDialog({ device, onSaid, onClose }: { device: DeviceWithoutData; onSaid: () => void; onClose: () => void }) {
  const { id, name, first, last } = device;
  const send = useSend(markDeviceWhole, {
    onDone: ({ message }) => {
      showSuccess(message);
      onSaid();
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={say('{name} was whole', { name })}>
      <Stack gap="md">
        <Text size="sm">
          {say(
            'Say this where {name} worked from {first} to {last} and its data are complete. Everyone who uses it and did not punch is then absent on these days.',
            { name, first: longDate(first), last: longDate(last) },
          )}
        </Text>
        <FormFoot
          action={say('It was whole')}
          pending={send.isPending}
          onAction={() => send.mutate({ params: { id }, body: { first, last } })}
        />
      </Stack>
    </Dialog>
  );
}
