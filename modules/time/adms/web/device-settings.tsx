import { Card, Stack, Title } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { updateDevice, type Device } from '@talaan/devices/contract/devices.ts';
import { bodyOf, DeviceFields, formOf } from '@talaan/devices/web/devices/device-fields.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { changeDeviceLink, listDeviceHealth, readDeviceLink } from '../contract/devices.ts';
import { AdmissionFields } from './admission-fields.tsx';

interface DeviceSettingsProps {
  device: Device;
  version: number | undefined;
  link: Answer<typeof readDeviceLink> | undefined;
  onLeave: () => void;
}

/** What a device is and, where it sends by itself, from where it may. */
export function DeviceSettings({ device, version, link, onLeave }: DeviceSettingsProps) {
  const { id } = device;
  return (
    <Stack gap="md">
      <Card withBorder padding="lg">
        <FormShell
          endpoint={updateDevice}
          params={{ id }}
          version={version}
          initial={formOf(device)}
          body={bodyOf}
          draft={`device:${id}`}
          maw={760}
          submit="Save"
          success="The device has been saved."
          alsoRefresh={[listDeviceHealth]}
          onDone={onLeave}
          onCancel={onLeave}
        >
          {(form) => <DeviceFields form={form} />}
        </FormShell>
      </Card>
      {link && <Admission id={id} link={link} />}
    </Stack>
  );
}

function Admission({ id, link }: { id: number; link: Answer<typeof readDeviceLink> }) {
  return (
    <Card withBorder padding="lg" component="section" aria-label="From where it may send">
      <Stack gap="sm">
        <Title order={2}>From where it may send</Title>
        <FormShell
          endpoint={changeDeviceLink}
          params={{ id }}
          initial={{ networks: link.networks, key: '' }}
          body={({ networks, key }) => ({ networks, ...(key.trim() === '' ? {} : { key: key.trim() === '-' ? '' : key }) })}
          draft={`device-link:${id}`}
          maw={760}
          submit="Save"
          success="Saved. It holds within a second."
          alsoRefresh={[readDeviceLink]}
        >
          {(form) => <AdmissionFields form={form} hasKey={link.has_key} address={link.address} />}
        </FormShell>
      </Stack>
    </Card>
  );
}
