import { Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listItems, reclassifyItem, type ItemRecord } from '../../contract/items.ts';
import { PositionSelect } from './position-select.tsx';

/** Asks for the new item that takes the place of one. */
export function ReclassifyDialog({ item, onClose }: { item: ItemRecord; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog onClose={onClose} title={`Reclassify ${item.item_number}`}>
      <FormShell
        endpoint={reclassifyItem}
        params={{ id: item.id }}
        initial={{
          item_number: '',
          position_id: null as number | null,
          from: null as string | null,
          authority: '',
          authority_date: null as string | null,
        }}
        body={(values) => ({ ...values, position_id: values.position_id, from: values.from ?? '' })}
        draft={`plantilla-reclassify:${item.id}`}
        submit="Reclassify"
        success="The new item is open."
        alsoRefresh={[listItems]}
        onDone={({ id }) => {
          onClose();
          void navigate(`/plantilla/items/${id}`);
        }}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">
              {item.incumbent
                ? `A new item opens. This one closes when ${item.incumbent.fullname} is appointed to it, on the page of the person.`
                : 'A new item opens, and this one is abolished from that day.'}
            </Text>
            <PositionSelect label="New position" required {...form.getInputProps('position_id')} />
            <TextInput label="New item number" required {...form.getInputProps('item_number')} />
            <DateField label="From" required {...form.getInputProps('from')} />
            <TextInput
              label="Authority"
              description="NOSCA or board resolution, with its number"
              required
              {...form.getInputProps('authority')}
            />
            <DateField
              label="Date of the authority"
              clearable
              clearButtonProps={{ 'aria-label': 'No date of the authority' }}
              {...form.getInputProps('authority_date')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
