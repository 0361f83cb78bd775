import { NumberInput, Select, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { DEVICE_MODES, type Device, type DeviceMode } from '../../contract/devices.ts';

export interface DeviceForm {
  name: string;
  number: number | string;
  serial: string;
  model: string;
  location: string;
  campus_id: string | null;
  mode: DeviceMode;
  enabled: boolean;
}

export const newDevice: DeviceForm = {
  name: '',
  number: '',
  serial: '',
  model: '',
  location: '',
  campus_id: null,
  mode: 'usb',
  enabled: true,
};

export function formOf({ name, number, serial, model, location, campus_id, mode, enabled }: Device): DeviceForm {
  return { name, number, serial: serial ?? '', model, location, campus_id: String(campus_id), mode, enabled };
}

/** What the call takes; a number that is still missing is left out, so that its own message shows. */
export function bodyOf({ number, campus_id, ...rest }: DeviceForm) {
  return { ...rest, number: number === '' ? undefined : number, campus_id: campus_id ?? undefined };
}

export function DeviceFields({ form }: { form: UseFormReturnType<DeviceForm> }) {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput label="Name" required description="As people call it, such as 'Main gate'" {...form.getInputProps('name')} />
      <NumberInput
        label="Number"
        required
        description="The one in the device's menu and in its file names"
        hideControls
        allowNegative={false}
        allowDecimal={false}
        {...form.getInputProps('number')}
      />
      <TextInput label="Serial number" description="On the label at its back" {...form.getInputProps('serial')} />
      <TextInput label="Model" description="As the label says" {...form.getInputProps('model')} />
      <Select
        label="Campus"
        required
        allowDeselect={false}
        data={campuses.map((one) => ({ value: String(one.id), label: one.name }))}
        {...form.getInputProps('campus_id')}
      />
      <TextInput label="Location" {...form.getInputProps('location')} />
      <Select
        label="How its punches are collected"
        required
        allowDeselect={false}
        data={choices(DEVICE_MODES)}
        {...form.getInputProps('mode')}
      />
      {form.getValues().mode === 'push' && (
        <Text size="sm" style={{ gridColumn: '1 / -1' }}>
          Its serial number is on its label. Set its networks or a key, on its page, before it sends: without both it is known by the serial
          number and by the address from which it is heard first.
        </Text>
      )}
      <Switch label="In use" mt={{ sm: 'xl' }} {...form.getInputProps('enabled', { type: 'checkbox' })} />
    </SimpleGrid>
  );
}
