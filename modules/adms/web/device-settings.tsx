import { Card, Stack, TagsInput, TextInput, Title } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { updateDevice, type Device } from '@talaan/attendance/contract/devices.ts';
import { bodyOf, DeviceFields, formOf } from '@talaan/attendance/web/devices/device-fields.tsx';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { changeDeviceLink, listDeviceHealth, readDeviceLink } from '../contract/devices.ts';

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

/** Both are optional: many devices can send no key, and a serial number can be copied. */
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
          {(form) => (
            <>
              <TagsInput
                label="Networks"
                description="Such as 10.20.0.0/16 or 10.20.3.7; without any it may send from everywhere"
                placeholder={form.getValues().networks.length === 0 ? 'Any' : ''}
                acceptValueOnBlur
                {...form.getInputProps('networks')}
                error={form.errors.networks ?? Object.entries(form.errors).find(([name]) => name.startsWith('networks'))?.[1]}
              />
              <TextInput
                label="Key"
                description={
                  link.has_key
                    ? 'It has one. Enter another to replace it, or - to take it away.'
                    : 'Enter the same on the device as communication key, where it has that setting, or in the path of its server address: /iclock/KEY'
                }
                placeholder={link.has_key ? '••••••••' : 'None'}
                autoComplete="off"
                {...form.getInputProps('key')}
              />
            </>
          )}
        </FormShell>
      </Stack>
    </Card>
  );
}
