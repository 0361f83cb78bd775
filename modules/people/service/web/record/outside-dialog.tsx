import { useState } from 'react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addOutsideService, correctOutsideService, removeOutsideService, type OutsideService } from '../../contract/service-record.ts';
import { bodyOf, OutsideFields, valuesOf } from './outside-fields.tsx';

interface OutsideDialogProps {
  personnelId: number;
  /** The row to correct; a new one without it. */
  row: OutsideService | undefined;
  onClose: () => void;
}

/** Government service in another agency, entered from a paper of that agency. */
export function OutsideDialog({ personnelId, row, onClose }: OutsideDialogProps) {
  const [removing, setRemoving] = useState(false);
  if (row && removing) return <RemoveDialog personnelId={personnelId} row={row} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Government service elsewhere" size="form">
      {row ? (
        <FormShell
          endpoint={correctOutsideService}
          params={{ id: personnelId, row: row.id }}
          initial={valuesOf(row)}
          body={(values) => ({ ...bodyOf(values), reason: values.reason })}
          draft={`outside-service-correct:${row.id}`}
          submit="Correct"
          success="The row was corrected."
          onDone={onClose}
        >
          {(form) => (
            <Stack gap="sm">
              <OutsideFields form={form} />
              <Group align="flex-end" gap="sm">
                <TextInput label="Why it is corrected" required flex={1} {...form.getInputProps('reason')} />
                <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
                  Take it out
                </Button>
              </Group>
            </Stack>
          )}
        </FormShell>
      ) : (
        <FormShell
          endpoint={addOutsideService}
          params={{ id: personnelId }}
          initial={valuesOf(undefined)}
          body={bodyOf}
          draft={`outside-service:${personnelId}`}
          submit="Add"
          success="The service was added."
          onDone={onClose}
        >
          {(form) => <OutsideFields form={form} />}
        </FormShell>
      )}
    </Dialog>
  );
}

function RemoveDialog({ personnelId, row, onClose }: { personnelId: number; row: OutsideService; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={`Remove ${row.designation}, ${row.agency} ?`}>
      <FormShell
        endpoint={removeOutsideService}
        params={{ id: personnelId, row: row.id }}
        initial={{ reason: '' }}
        draft={`outside-service-remove:${row.id}`}
        submit="Remove"
        success="The row was taken out."
        onDone={onClose}
      >
        {(form) => <TextInput label="Reason" required {...form.getInputProps('reason')} />}
      </FormShell>
    </Dialog>
  );
}
