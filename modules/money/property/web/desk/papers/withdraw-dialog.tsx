import { Stack, Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { listItems } from '../../../contract/items.ts';
import { listPapers, withdrawItems } from '../../../contract/papers.ts';

interface WithdrawDialogProps {
  items: readonly { id: number; property_no: string; holder: string | null }[];
  onClose: () => void;
}

/** Takes back into stock what was not acknowledged. */
export function WithdrawDialog({ items, onClose }: WithdrawDialogProps) {
  const named = items.length === 1 ? items[0]!.property_no : count(items.length, 'item');
  const people = new Set(items.map(({ holder }) => holder)).size;
  return (
    <Dialog title={`Take back ${named}`} onClose={onClose}>
      <FormShell
        endpoint={withdrawItems}
        initial={{ reason: '' }}
        body={({ reason }) => ({ reason, item_ids: items.map(({ id }) => id) })}
        draft={`property-withdraw:${items.map(({ id }) => id).join(',')}`}
        submit="Take back"
        success={({ message }) => message}
        alsoRefresh={[listItems, listPapers]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">
              {`${named} ${items.length === 1 ? 'goes' : 'go'} back into stock, and ${count(people, 'person', 'people')} will be notified. Only what was not acknowledged can be taken back.`}
            </Text>
            <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
