import { NumberInput, Select, SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { RATE_KINDS } from '../rules/hire-terms.ts';
import type { FormValues } from './form-values.ts';

/** The period and the rate that are proposed for job orders, contracts of service and lecturers. */
export function RateFields({ form }: { form: UseFormReturnType<FormValues> }) {
  const isLecturer = form.getValues().kind === 'part-time lecturer';
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <DateField label="First day" required {...form.getInputProps('from')} />
      <DateField
        label="Last day"
        required
        description={isLecturer ? 'The end of the term' : 'A job order lasts six months at most; both end with the year'}
        {...form.getInputProps('to')}
      />
      <NumberInput
        label="Rate in pesos"
        required
        min={0}
        decimalScale={2}
        thousandSeparator=","
        inputMode="decimal"
        {...form.getInputProps('rate')}
      />
      <Select
        label="The rate is for"
        required
        allowDeselect={false}
        data={choices(RATE_KINDS).filter(({ value }) => (value === 'hourly') === isLecturer)}
        {...form.getInputProps('rate_kind')}
      />
    </SimpleGrid>
  );
}
