import { Group, Stack, Text, TextInput } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listWindows, saveWindow } from '../../contract/windows.ts';

/** In which days of the year plans are revised. */
export function WindowDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const windows = useCall(listWindows, {}).data?.windows ?? [];
  return (
    <Dialog size="form" title="Revision window" onClose={onClose}>
      <FormShell
        endpoint={saveWindow}
        initial={{ effective_on: today, from: '06-01', to: '07-31', source: '' }}
        body={({ effective_on, ...values }) => ({ ...values, effective_on: effective_on ?? '' })}
        draft="revision-window"
        submit="Save"
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            {windows.map(({ effective_on: on, from, to, source }) => (
              <Text key={on} size="sm">{`From ${longDate(on)}: ${from} to ${to} (${source})`}</Text>
            ))}
            <DateField label="Effective from" required {...form.getInputProps('effective_on')} />
            <Group grow align="flex-start">
              <TextInput label="First day (MM-DD)" required {...form.getInputProps('from')} />
              <TextInput label="Last day (MM-DD)" required {...form.getInputProps('to')} />
            </Group>
            <TextInput label="Office order" required {...form.getInputProps('source')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
