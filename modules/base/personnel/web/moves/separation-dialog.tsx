import { Stack, Textarea, TextInput } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { personnelStatuses } from '@talaan/reference/contract/lists.ts';
import { listMoves, previewSeparation, separate } from '../../contract/moves.ts';
import { listPersonnel, readPersonnel } from '../../contract.ts';
import type { RecordPerson } from '../record/record-tab.ts';
import { CodePicker } from './code-picker.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PreviewedForm } from './previewed-form.tsx';
import { DescribedChanges } from './described-changes.tsx';

/** The last day of somebody's service, and why; what ends with it is shown first. */
export function SeparationDialog({ person, onClose }: { person: RecordPerson; onClose: () => void }) {
  return (
    <Dialog size="form" title={`Separate ${person.fullname}`} onClose={onClose}>
      <PreviewedForm
        draft={`personnel:${person.id}:separation`}
        initial={{ last_day: today().toString(), cause_code: '', authority: '', remarks: '' }}
        params={{ id: person.id }}
        preview={previewSeparation}
        act={separate}
        body={(values) => values}
        submit="Separate"
        alsoRefresh={[listMoves, listPersonnel, readPersonnel]}
        onDone={onClose}
        show={(preview) => <DescribedChanges preview={preview} />}
      >
        {(form) => (
          <Stack gap="md">
            <DateField label="Last day of service" required {...form.getInputProps('last_day')} />
            <CodePicker
              label="Cause"
              required
              lookup={personnelStatuses}
              offer={(row) => row['ends_service'] === true}
              {...form.getInputProps('cause_code')}
            />
            <TextInput
              label="Authority"
              placeholder="Accepted resignation, retirement papers, decision"
              maxLength={200}
              {...form.getInputProps('authority')}
            />
            <Textarea label="Remarks" autosize minRows={2} maxLength={1000} {...form.getInputProps('remarks')} />
          </Stack>
        )}
      </PreviewedForm>
    </Dialog>
  );
}
