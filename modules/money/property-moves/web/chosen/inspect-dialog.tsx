import { Select, Stack, Text, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { inspectReturned } from '../../contract/returns.ts';

/** Where each condition leads. */
const FOUND = { SERVICEABLE: 'Repaired: into stock', UNSERVICEABLE: 'Unserviceable: to be disposed of' } as const;

interface InspectDialogProps {
  items: readonly { id: number; property_no: string; article: string }[];
  onClose: () => void;
}

/** What became of items that came back to be repaired. */
export function InspectDialog({ items, onClose }: InspectDialogProps) {
  const [first] = items;
  const initial: { condition: keyof typeof FOUND; reason: string } = { condition: 'SERVICEABLE', reason: '' };
  return (
    <Dialog title={say('Record the inspection')} onClose={onClose}>
      <FormShell
        endpoint={inspectReturned}
        initial={initial}
        body={(values) => ({ ...values, item_ids: items.map(({ id }) => id) })}
        draft={`property-inspect:${items.map(({ id }) => id).join()}`}
        submit={say('Record')}
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">
              {items.length === 1
                ? `${first!.article}, ${first!.property_no}`
                : say('{items} that came back', { items: count(items.length, 'item') })}
            </Text>
            <Select label={say('Found')} required allowDeselect={false} data={choices(FOUND)} {...form.getInputProps('condition')} />
            <Textarea
              label={say('What was done')}
              description={say('Such as: battery replaced by the supplier')}
              required
              autosize
              minRows={2}
              {...form.getInputProps('reason')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
