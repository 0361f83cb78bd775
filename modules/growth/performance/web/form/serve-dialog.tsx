import { useState } from 'react';
import { Button } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { readForm, recordService, type ShownForm } from '../../contract/forms.ts';

/** That a final rating was served on paper, for who does not open it here. */
export function ServeDialog({ form }: { form: ShownForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Record service on paper
      </Button>
      {isOpen && (
        <Dialog title="Record service on paper" size="form" onClose={() => setOpen(false)}>
          <FormShell
            endpoint={recordService}
            params={{ id: form.id }}
            initial={{ on: null as string | null }}
            body={({ on }) => ({ on: on ?? '', seen: form.seen })}
            draft={`service:${form.id}`}
            submit="Record"
            success={({ message }) => message}
            alsoRefresh={[readForm, readTimeline]}
            onDone={() => setOpen(false)}
          >
            {(fields) => <DateField label="Received on" required {...fields.getInputProps('on')} />}
          </FormShell>
        </Dialog>
      )}
    </>
  );
}
