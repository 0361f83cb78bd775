import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/date-field.tsx';

export interface SalaryTableValues {
  upload_id: number;
  tranche: string;
  law: string;
  from: string | null;
}

export function SalaryTableFields({ form }: { form: UseFormReturnType<SalaryTableValues> }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} maw={960}>
      <TextInput label="Tranche" required description="Such as Tranche 4" {...form.getInputProps('tranche')} />
      <TextInput label="Law or circular" required description="Such as EO 64 s.2024; NBC 601" {...form.getInputProps('law')} />
      <DateField label="In force from" required description="The present table ends the day before" {...form.getInputProps('from')} />
    </SimpleGrid>
  );
}
