import { Stack } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { closeDepartment, reopenDepartment, type OfficeRecord } from '../../../contract/departments.ts';
import { OfficePicker } from '../../office-picker.tsx';
import { GoesAlong } from './moves-along.tsx';
import { SinceFields } from './effective-fields.tsx';

interface OfficeFormProps {
  office: OfficeRecord;
  version: number | undefined;
  onDone: () => void;
}

const since = () => ({ from: today().toString(), authority: '' });

/** The last day is the one before; everyone and everything left goes where it is said. */
export function CloseForm({ office: { id }, version, onDone }: OfficeFormProps) {
  return (
    <FormShell
      endpoint={closeDepartment}
      params={{ id }}
      version={version}
      initial={{ move_to: null as number | null, ...since() }}
      draft={`office:${id}:close`}
      submit="Close office"
      success="The closing has been noted."
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          <SinceFields form={form} />
          <OfficePicker
            label="What remains moves to"
            description="People, units, items and duties. Empty where nothing is left; its heads end on the day before"
            placeholder="Nothing is left"
            {...form.getInputProps('move_to')}
          />
          {form.values.from && <GoesAlong officeId={id} from={form.values.from} />}
        </Stack>
      )}
    </FormShell>
  );
}

export function ReopenForm({ office: { id }, version, onDone }: OfficeFormProps) {
  return (
    <FormShell
      endpoint={reopenDepartment}
      params={{ id }}
      version={version}
      initial={since()}
      draft={`office:${id}:reopen`}
      submit="Reopen office"
      success="The opening has been noted."
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          <SinceFields form={form} />
        </Stack>
      )}
    </FormShell>
  );
}
