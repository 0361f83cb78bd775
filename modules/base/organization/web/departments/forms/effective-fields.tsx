import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';

/** From when something holds, and by what authority; every change of the tree asks for both. */
export function SinceFields<V extends { from: string | null; authority: string }>({ form }: { form: UseFormReturnType<V> }) {
  return (
    <>
      <DateField
        label="From"
        required
        description="A future date takes effect automatically on that day; papers of earlier days do not change"
        {...form.getInputProps('from')}
      />
      <TextInput
        label="Authority"
        description="The resolution or order and its date; needed where the change is dated back"
        placeholder="BOR Resolution No. 41, s. 2026"
        {...form.getInputProps('authority')}
      />
    </>
  );
}
