import { Checkbox, TextInput } from '@mantine/core';
import { addView, changeView, type SavedView } from '../../../contract/saved-views.ts';
import { Dialog } from '../../dialogs/dialog.tsx';
import { FormShell } from '../../forms/form-shell.tsx';
import { say } from '../../../contract/say.ts';

/** A view to be saved under a name, or one to be renamed. */
export type ViewQuestion = { what: 'new'; query: string } | { what: 'rename'; id: number; name: string };

interface ViewDialogProps {
  asking: ViewQuestion;
  place: { list: string; screen: string };
  mayShare: boolean;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
}

export function ViewDialog({ asking, place, mayShare, onClose, onSaved }: ViewDialogProps) {
  if (asking.what === 'rename')
    return (
      <Dialog title={say('Rename view')} onClose={onClose}>
        <FormShell
          endpoint={changeView}
          params={{ id: asking.id }}
          initial={{ name: asking.name }}
          draft={`view:${asking.id}`}
          submit={say('Rename')}
          success={say('The view is renamed.')}
          onDone={onClose}
        >
          {(form) => <TextInput label={say('Name')} required {...form.getInputProps('name')} />}
        </FormShell>
      </Dialog>
    );
  return (
    <Dialog title={say('Save as new view')} onClose={onClose}>
      <FormShell
        endpoint={addView}
        initial={{ name: '', is_shared: false }}
        body={(values) => ({ ...place, ...values, query: asking.query })}
        draft={`view:${place.screen}`}
        submit={say('Save view')}
        success={say('The view is saved.')}
        onDone={({ view }) => onSaved(view)}
      >
        {(form) => (
          <>
            <TextInput
              label={say('Name')}
              required
              description={say('Filters, sort, grouping and columns are saved.')}
              {...form.getInputProps('name')}
            />
            {mayShare && (
              <Checkbox label={say('Share with all who may open this list')} {...form.getInputProps('is_shared', { type: 'checkbox' })} />
            )}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
