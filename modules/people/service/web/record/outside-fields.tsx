import { NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import type { OutsideService } from '../../contract/service-record.ts';
import { readMoney } from '@talaan/kernel/contract/money.ts';

interface OutsideValues extends Omit<OutsideService, 'id' | 'monthly_salary'> {
  /** In pesos, as typed. */
  salary: number | string;
  /** Why a row is corrected. */
  reason: string;
}

const BLANK = {
  from: '',
  to: '',
  designation: '',
  status: '',
  agency: '',
  branch: 'NGA',
  absences: '',
  separation_cause: '',
  authority: '',
};

export function valuesOf(row: OutsideService | undefined): OutsideValues {
  if (!row) return { ...BLANK, salary: '', reason: '' };
  const { id: _id, monthly_salary: salary, ...values } = row;
  return { ...values, salary: salary === null ? '' : salary / 100, reason: '' };
}

export function bodyOf({ salary, reason: _reason, ...values }: OutsideValues) {
  return { ...values, monthly_salary: readMoney(salary) };
}

export function OutsideFields({ form }: { form: UseFormReturnType<OutsideValues> }) {
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <DateField label="First day" required {...form.getInputProps('from')} />
        <DateField label="Last day" required {...form.getInputProps('to')} />
        <TextInput label="Position" required {...form.getInputProps('designation')} />
        <TextInput label="Status" required placeholder="Permanent" {...form.getInputProps('status')} />
        <TextInput label="Agency" required {...form.getInputProps('agency')} />
        <TextInput label="Branch" required placeholder="NGA, LGU or GOCC" {...form.getInputProps('branch')} />
        <NumberInput
          label="Monthly salary"
          prefix="PHP "
          thousandSeparator
          decimalScale={2}
          min={0}
          hideControls
          {...form.getInputProps('salary')}
          error={form.errors.monthly_salary}
        />
        <TextInput label="Leave without pay" placeholder="12 days" {...form.getInputProps('absences')} />
        <TextInput label="Cause of separation" placeholder="Transferred" {...form.getInputProps('separation_cause')} />
      </SimpleGrid>
      <TextInput
        label="Paper that shows it"
        required
        description="Such as: service record of the Municipality of San Isidro, 3 Feb 2020."
        {...form.getInputProps('authority')}
      />
    </Stack>
  );
}
