import { Stack, TextInput } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { correctDepartment, renameDepartment, type OfficeRecord } from '../../../contract/departments.ts';
import { SinceFields } from './effective-fields.tsx';

interface OfficeFormProps {
  office: OfficeRecord;
  version: number | undefined;
  onDone: () => void;
}

/** A new name from a date on. */
export function RenameForm({ office: { id, fullname, acronym }, version, onDone }: OfficeFormProps) {
  return (
    <FormShell
      endpoint={renameDepartment}
      version={version}
      initial={{ fullname, acronym, from: today().toString(), authority: '' }}
      body={(values) => ({ ...values, department: id })}
      draft={`office:${id}:rename`}
      submit="Rename"
      success="The new name has been noted."
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          <TextInput label="New name" required data-autofocus {...form.getInputProps('fullname')} />
          <TextInput label="New acronym" required {...form.getInputProps('acronym')} />
          <SinceFields form={form} />
        </Stack>
      )}
    </FormShell>
  );
}

/** A typing error put right: the office was never called otherwise. */
export function CorrectForm({ office: { id, fullname, acronym }, version, onDone }: OfficeFormProps) {
  return (
    <FormShell
      endpoint={correctDepartment}
      params={{ id }}
      version={version}
      initial={{ fullname, acronym }}
      draft={`office:${id}:correct`}
      submit="Correct"
      success="The name has been corrected."
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          <TextInput
            label="Name"
            required
            data-autofocus
            description="For a typing error only: earlier papers show it too. For a new name use Rename"
            {...form.getInputProps('fullname')}
          />
          <TextInput label="Acronym" required {...form.getInputProps('acronym')} />
        </Stack>
      )}
    </FormShell>
  );
}
