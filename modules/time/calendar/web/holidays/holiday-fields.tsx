import { Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { HOLIDAY_TYPES, type Holiday } from '../../contract/holidays.ts';
import { CampusSelect } from '../campus-select.tsx';

export interface HolidayValues {
  date: string | null;
  name: string;
  type: Holiday['type'] | null;
  campus_id: number | null;
  legal_basis: string;
}

export function HolidayFields({ form }: { form: UseFormReturnType<HolidayValues> }) {
  return (
    <Stack gap="md">
      <DateField label="Date" required {...form.getInputProps('date')} />
      <TextInput label="Name" required description="As the proclamation says; the time record prints it" {...form.getInputProps('name')} />
      <Select
        label="Kind"
        required
        description="Only on a special working day work is required"
        data={choices(HOLIDAY_TYPES)}
        {...form.getInputProps('type')}
      />
      <CampusSelect label="Where" everywhere="Nationwide" {...form.getInputProps('campus_id')} />
      <TextInput label="Legal basis" description="The proclamation, law or order" {...form.getInputProps('legal_basis')} />
    </Stack>
  );
}
