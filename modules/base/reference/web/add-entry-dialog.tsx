import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { Kind } from '../contract/proposals.ts';
import { COLLECTIONS, ENTRY_CALLS, formatKind } from './entry-calls.ts';
import { entryBody, EntryFields, entryValues } from './entry-fields.tsx';

interface AddEntryDialogProps {
  kind: Kind;
  /** What was typed before it turned out to be missing. */
  typed: string;
  /** Whether it goes onto the list at once, because a keeper of the lists adds it. */
  approved?: boolean;
  onAdded?: (entry: { id: number; name: string }) => void;
  onClose: () => void;
}

/** Adds a degree, school or company: as one’s own proposal, or onto the list. */
export function AddEntryDialog({ kind, typed, approved, onAdded, onClose }: AddEntryDialogProps) {
  const title = `${approved ? 'Add' : 'Propose'} a ${formatKind(kind)}`;
  return (
    <Dialog onClose={onClose} title={title}>
      <FormShell
        endpoint={ENTRY_CALLS[kind].add}
        initial={entryValues({ kind, name: typed, detail: '', majors: [] })}
        body={(values) => entryBody(kind, values)}
        draft={`reference.${kind}:new`}
        submit={approved ? 'Add' : 'Propose'}
        success={approved ? 'It is on the list.' : 'You can use it at once; others see it after HR has approved it.'}
        alsoRefresh={COLLECTIONS}
        onDone={(entry) => {
          onAdded?.(entry as { id: number; name: string });
          onClose();
        }}
      >
        {(form) => <EntryFields kind={kind} form={form} />}
      </FormShell>
    </Dialog>
  );
}
