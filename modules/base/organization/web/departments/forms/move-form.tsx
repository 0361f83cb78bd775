import { Stack } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { moveDepartment, type OfficeRecord } from '../../../contract/departments.ts';
import { OfficePicker } from '../../office-picker.tsx';
import { SinceFields } from './effective-fields.tsx';

interface MoveFormProps {
  office: OfficeRecord;
  version: number | undefined;
  /** Where it was dropped; null right below the campus. */
  parentId: number | null;
  onDone: () => void;
}

/** A new place in the tree from a date on. The keyboard's way, and where a drop of the mouse ends. */
export function MoveForm({ office, version, parentId, onDone }: MoveFormProps) {
  return (
    <FormShell
      endpoint={moveDepartment}
      params={{ id: office.id }}
      version={version}
      initial={{ parent_id: parentId, from: today().toString(), authority: '' }}
      draft={`office:${office.id}:move:${parentId}`}
      submit="Move"
      success="The new place has been noted."
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          <OfficePicker
            label="Under"
            description="Its units go with it. An office stays on its campus; to bring people elsewhere, split it"
            placeholder="Right below the campus"
            campus={office.campus_id}
            {...form.getInputProps('parent_id')}
          />
          <SinceFields form={form} />
        </Stack>
      )}
    </FormShell>
  );
}
