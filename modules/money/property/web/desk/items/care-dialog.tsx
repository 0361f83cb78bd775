import { Select, Stack, TextInput } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { SEEN_CONDITIONS } from '../../../contract/fields.ts';
import { keepItem, listItems, type ItemRecord } from '../../../contract/items.ts';

/** Where an item is, in which condition, its warranty, and the serial number that was missing. */
export function CareDialog({ item, version, onClose }: { item: ItemRecord; version: number | undefined; onClose: () => void }) {
  return (
    <Dialog title={`Place and condition of ${item.property_no}`} onClose={onClose}>
      <FormShell
        endpoint={keepItem}
        params={{ id: item.id }}
        version={version}
        initial={{
          location: item.location,
          condition: item.condition === 'LOST' ? 'SERVICEABLE' : item.condition,
          serial: item.serial,
          warranty_until: item.warranty_until,
        }}
        draft={`property-care:${item.id}`}
        submit="Save"
        success={({ message }) => message}
        alsoRefresh={[listItems]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <TextInput label="Location" description="Such as: Room 204, Science building" {...form.getInputProps('location')} />
            <Select label="Condition" required allowDeselect={false} data={choices(SEEN_CONDITIONS)} {...form.getInputProps('condition')} />
            {item.serial === '' && <TextInput label="Serial number" {...form.getInputProps('serial')} />}
            <DateField
              label="Warranty until"
              clearable
              clearButtonProps={{ 'aria-label': 'No warranty' }}
              {...form.getInputProps('warranty_until')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
