import { Select, Stack, TextInput } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCampuses } from '../../../contract/campuses.ts';
import { addDepartment, readDepartment } from '../../../contract/departments.ts';
import { OfficePicker } from '../../office-picker.tsx';
import { SinceFields } from './effective-fields.tsx';

interface Values {
  campus_id: string | null;
  parent_id: number | null;
  fullname: string;
  acronym: string;
  from: string | null;
  authority: string;
}

interface AddDialogProps {
  parent: number | null;
  onClose: () => void;
  onDone: (id: number) => void;
}

/** A new office; where one is chosen in the tree it is put below that. */
export function AddDialog({ parent, onClose, onDone }: AddDialogProps) {
  return (
    <Dialog size="form" title="Add an office" onClose={onClose}>
      <AddForm parent={parent} onDone={onDone} />
    </Dialog>
  );
}

function AddForm({ parent, onDone }: Pick<AddDialogProps, 'parent' | 'onDone'>) {
  const campuses = useCall(listCampuses, {}).data?.campuses;
  const above = useCall(readDepartment, { params: { id: parent ?? 0 } }, { enabled: parent !== null }).data?.department;
  if (!campuses || (parent !== null && !above)) return null;
  const blank: Values = {
    campus_id: String(above?.campus_id ?? campuses[0]?.id ?? ''),
    parent_id: parent,
    fullname: '',
    acronym: '',
    from: today().toString(),
    authority: '',
  };
  return (
    <FormShell
      endpoint={addDepartment}
      initial={blank}
      body={({ campus_id, ...values }: Values) => ({ ...values, campus_id: Number(campus_id) }) as never}
      draft="office:new"
      submit="Add office"
      success="The office has been added."
      onDone={({ department }) => onDone(department.id)}
    >
      {(form) => (
        <Stack gap="md">
          <Select
            label="Campus"
            required
            allowDeselect={false}
            data={campuses.map((one) => ({ value: String(one.id), label: one.name }))}
            {...form.getInputProps('campus_id')}
            onChange={(campus_id) => form.setValues({ campus_id, parent_id: null })}
          />
          <OfficePicker
            label="Under"
            placeholder="Right below the campus"
            campus={Number(form.getValues().campus_id)}
            {...form.getInputProps('parent_id')}
          />
          <TextInput label="Name" required {...form.getInputProps('fullname')} />
          <TextInput label="Acronym" required {...form.getInputProps('acronym')} />
          <SinceFields form={form} />
        </Stack>
      )}
    </FormShell>
  );
}
