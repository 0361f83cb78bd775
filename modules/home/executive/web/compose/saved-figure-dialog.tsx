import { Select, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addSavedFigure, listSavedLists, readComposition } from '../../contract/composition.ts';

interface Values {
  view_id: string | null;
  title: string;
  definition: string;
}

/** A figure of one's own: how many rows a saved view of a list has. */
export function SavedFigureDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (name: string) => void }) {
  const answer = useCall(listSavedLists, {});
  const views = answer.data?.views;
  return (
    <Dialog title="Make a figure of a saved list" size="form" onClose={onClose}>
      {!views && <Skeleton h={200} aria-busy />}
      {views?.length === 0 && <Text size="sm">You have no saved view yet. Open a list, filter it, save it as a view, and come back.</Text>}
      {views && views.length > 0 && (
        <FormShell<typeof addSavedFigure, Values>
          endpoint={addSavedFigure}
          initial={{ view_id: null, title: '', definition: '' }}
          body={({ view_id: view, ...values }) => ({ ...values, view_id: Number(view) })}
          draft="board-saved-figure"
          submit="Add the figure"
          success={({ message }) => message}
          alsoRefresh={[readComposition]}
          onDone={({ name }) => {
            onAdded(name);
            onClose();
          }}
        >
          {(form) => (
            <Stack gap="sm">
              <Select
                label="Saved view"
                description="The figure counts its rows as you reach them, each time it is read."
                required
                data={views.map(({ id, name, list }) => ({ value: String(id), label: `${name} (${list})` }))}
                {...form.getInputProps('view_id')}
              />
              <TextInput label="Title" required {...form.getInputProps('title')} />
              <Textarea label="What is counted, and how" required autosize minRows={2} {...form.getInputProps('definition')} />
            </Stack>
          )}
        </FormShell>
      )}
    </Dialog>
  );
}
