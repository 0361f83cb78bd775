import { NumberInput, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { listNewAddresses } from '../contract/addresses.ts';
import { approveUnknownDevice, listDeviceHealth, listUnknownDevices, type UnknownDevice } from '../contract/devices.ts';
import { AdmissionFields } from './admission-fields.tsx';

const NEW = 'new';

interface ApproveDialogProps {
  device: UnknownDevice;
  /** Tells the job that reads what it sent. */
  onApproved: (job: string) => void;
  onClose: () => void;
}

/** Makes a device of an unknown serial number: a new one, or one that is on record and was not known to send by itself. */
export function ApproveDialog({ device, onApproved, onClose }: ApproveDialogProps) {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const known = useCall(listDeviceHealth, { query: { per_page: 999, sort: 'number' } }).data?.devices ?? [];
  const first = Temporal.Instant.from(device.first_seen_at).toZonedDateTimeISO(ZONE).toPlainDate();
  const initial = {
    which: NEW,
    name: '',
    number: '' as number | string,
    campus_id: null as string | null,
    location: '',
    networks: [device.address],
    key: '',
    since: first.subtract({ months: 1 }).with({ day: 1 }).toString() as string | null,
  };
  const others = known.filter(({ mode, serial }) => mode !== 'push' || serial === null);
  return (
    <Dialog onClose={onClose} size="form" title={`Approve ${device.serial}`}>
      <FormShell
        endpoint={approveUnknownDevice}
        params={{ serial: device.serial }}
        initial={initial}
        body={({ which, since, networks, key, name, number, campus_id, location }) => ({
          since: since ?? '',
          networks,
          ...(key.trim() === '' ? {} : { key }),
          ...(which === NEW
            ? { fields: { name, number: number === '' ? undefined : number, campus_id: campus_id ?? undefined, location } }
            : { device_id: which }),
        })}
        draft={`approve-device:${device.serial}`}
        submit="Approve"
        success="The device was approved. What it sent is being read."
        alsoRefresh={[listUnknownDevices, listNewAddresses, listDeviceHealth]}
        onDone={({ job }) => onApproved(job.id)}
      >
        {(form) => (
          <>
            <Text size="sm">
              Its punches count from now on, and what it sent since {first.toLocaleString('en-PH', { dateStyle: 'medium' })} is read at
              once.
            </Text>
            <SearchSelect
              label="Which device it is"
              required
              data={[
                { value: NEW, label: 'A new one' },
                ...others.map(({ id, name, number, campus }) => ({ value: String(id), label: `${name} (number ${number}, ${campus})` })),
              ]}
              {...form.getInputProps('which')}
            />
            {form.getValues().which === NEW && (
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput
                  label="Name"
                  required
                  description="As people call it, such as 'Main gate'"
                  {...form.getInputProps('name')}
                  error={form.errors.name ?? form.errors['fields.name']}
                />
                <NumberInput
                  label="Number"
                  required
                  description="The one in the device's menu"
                  hideControls
                  allowNegative={false}
                  allowDecimal={false}
                  {...form.getInputProps('number')}
                  error={form.errors.number ?? form.errors['fields.number']}
                />
                <Select
                  label="Campus"
                  required
                  allowDeselect={false}
                  data={campuses.map((one) => ({ value: String(one.id), label: one.name }))}
                  {...form.getInputProps('campus_id')}
                  error={form.errors.campus_id ?? form.errors['fields.campus_id']}
                />
                <TextInput label="Location" {...form.getInputProps('location')} />
              </SimpleGrid>
            )}
            <AdmissionFields form={form} hasKey={false} address={device.address} />
            <DateField
              label="Ask it for its stored punches since"
              required
              description="Those that Talaan has already change nothing."
              {...form.getInputProps('since')}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
