import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { say } from '@talaan/kernel/contract/say.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { TRANSFER_TYPES, type TransferType } from '../../contract/fields.ts';

/** The type of a transfer, as its report has it; another one is named. */
export function TypeFields<V extends { type: TransferType; other_type: string }>({ form }: { form: UseFormReturnType<V> }) {
  return (
    <>
      <Select label={say('Type of transfer')} allowDeselect={false} data={choices(TRANSFER_TYPES)} {...form.getInputProps('type')} />
      {form.values.type === 'OTHER' && <TextInput label={say('Which type')} required {...form.getInputProps('other_type')} />}
    </>
  );
}
