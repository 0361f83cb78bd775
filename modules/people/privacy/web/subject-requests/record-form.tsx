import { Select, Stack, Textarea, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listSubjectRequests, recordSubjectRequest, RIGHTS, type Right } from '../../contract/subject-requests.ts';
import { RIGHT_WORDS } from '../../rules/subject-words.ts';

const CHOICES = RIGHTS.map((value) => ({ value, label: RIGHT_WORDS[value] }));

/** A request that came by letter, by mail or at the counter. */
export function RecordForm({ onClose }: { onClose: () => void }) {
  const initial = { kind: null as string | null, name: '', contact: '', asked: '', received_on: null as string | null };
  return (
    <Dialog title="Record a letter" size="form" onClose={onClose}>
      <FormShell
        endpoint={recordSubjectRequest}
        initial={initial}
        body={({ kind, received_on, ...facts }) => ({ ...facts, kind: kind as Right, received_on: received_on ?? '' })}
        draft="subject-request"
        submit="Record"
        success={({ message }) => message}
        alsoRefresh={[listSubjectRequests]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <TextInput label="Who asks" required {...form.getInputProps('name')} />
            <TextInput label="Where the answer goes" description="An address, mail or number" required {...form.getInputProps('contact')} />
            <Select label="Asks for" required data={CHOICES} {...form.getInputProps('kind')} />
            <Textarea label="Request" required autosize minRows={3} {...form.getInputProps('asked')} />
            <DateField
              label="Received on"
              description="The thirty working days count from it"
              required
              {...form.getInputProps('received_on')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
