import { Stack, Textarea, TextInput } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { listCompetencies } from '../../contract/competencies.ts';
import { addNeed } from '../../contract/needs.ts';

interface NeedValues {
  office_id: number | null;
  personnel_id: number | null;
  competency_id: string | null;
  title: string;
  reason: string;
}

const BLANK: NeedValues = { office_id: null, personnel_id: null, competency_id: null, title: '', reason: '' };

/** What a person or an office needs to learn, as the head sees it. */
export function NeedDialog({ onClose }: { onClose: () => void }) {
  const offered = useCall(listCompetencies, { query: { per_page: 999, show: 'offered', sort: 'name' } }).data?.competencies ?? [];
  return (
    <Dialog size="form" title="Enter a need" onClose={onClose}>
      <FormShell
        endpoint={addNeed}
        initial={BLANK}
        body={({ office_id, competency_id, ...values }) => ({
          ...values,
          // What is missing is said by the call, on its field.
          office_id: office_id as number,
          competency_id: competency_id === null ? null : Number(competency_id),
        })}
        draft="need:new"
        submit="Enter need"
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <OfficePicker label="Office" required placeholder="" {...form.getInputProps('office_id')} />
            <PersonPicker
              label="Person"
              description="Empty where the office as a whole needs it"
              value={form.getValues().personnel_id}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
              error={form.errors.personnel_id}
            />
            <TextInput label="What is needed" required {...form.getInputProps('title')} />
            <SearchSelect
              label="Competency"
              clearable
              data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
              {...form.getInputProps('competency_id')}
            />
            <Textarea label="Reason" autosize minRows={2} {...form.getInputProps('reason')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
