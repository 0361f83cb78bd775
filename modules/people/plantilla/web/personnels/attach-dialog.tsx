import { Stack, Text, TextInput } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { attachItem, listItemsToAttach, listSeated, type SeatedRow } from '../../contract/personnels.ts';

/** Corrects an appointment that says nothing of its item. */
export function AttachDialog({ person, onClose }: { person: SeatedRow; onClose: () => void }) {
  const answer = useCall(listItemsToAttach, { params: { id: person.id } });
  const items = answer.data?.items ?? [];
  return (
    <Dialog onClose={onClose} title={`Attach an item: ${person.fullname}`}>
      <FormShell
        endpoint={attachItem}
        params={{ id: person.id }}
        initial={{ item_id: null as string | null, reason: '' }}
        body={({ item_id: id, reason }) => ({ item_id: id, reason })}
        draft={`plantilla-attach:${person.id}`}
        submit="Attach"
        success={`${person.fullname} is the incumbent.`}
        alsoRefresh={[listSeated]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">
              The appointment as {person.position} stays as it is and says its item. What it was before is kept, with the reason.
            </Text>
            <SearchSelect
              label="Item"
              description={
                answer.data && items.length === 0
                  ? 'No item of this position is funded and free on all days of the appointment. Add one first.'
                  : 'Items of the position that are free during the appointment; those of the office first'
              }
              required
              data={items.map((one) => ({ value: String(one.id), label: `${one.item_number} · ${one.office}` }))}
              isLoading={answer.isPending}
              nothingFoundMessage="No such item"
              {...form.getInputProps('item_id')}
            />
            <TextInput label="Reason" required {...form.getInputProps('reason')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
