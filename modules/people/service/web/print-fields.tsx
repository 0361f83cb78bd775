import { Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

/** What is asked of each print of a service record, of one person or of many. */
export function PrintFields<T extends { purpose: string; salary_per: 'year' | 'month' }>({ form }: { form: UseFormReturnType<T> }) {
  return (
    <>
      <TextInput
        label="Purpose"
        description="Printed below the record, such as GSIS retirement claim."
        maxLength={200}
        {...form.getInputProps('purpose')}
      />
      <Radio.Group label="Salary" {...form.getInputProps('salary_per')}>
        <Stack gap="xs" mt={4}>
          <Radio value="year" label="Per annum" />
          <Radio value="month" label="Per month" />
        </Stack>
      </Radio.Group>
    </>
  );
}
