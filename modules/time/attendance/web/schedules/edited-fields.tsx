import { SimpleGrid } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { BulkForm, FieldProps } from '@talaan/kernel/web/lists/field-edits/bulk-fields.ts';
import { listSchedules } from '../../contract/schedules.ts';

export const fields = { schedule_id: { blank: null, Field: ScheduleField } };

export const asked: BulkForm['asked'] = {
  blank: () => ({ from: today().toString(), last: null }),
  Fields: ({ form }) => (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <DateField label="From" required {...form.getInputProps('asked.from')} />
      <DateField
        label="Last day"
        description="Empty: until further notice"
        clearable
        clearButtonProps={{ 'aria-label': 'No last day' }}
        {...form.getInputProps('asked.last')}
      />
    </SimpleGrid>
  ),
};

/** The schedules in use. */
function ScheduleField({ value, onChange, ...field }: FieldProps) {
  const answer = useCall(listSchedules, { query: { per_page: 999 } });
  const inUse = (answer.data?.schedules ?? []).filter((one) => one.is_active);
  return (
    <SearchSelect
      {...field}
      required
      isLoading={answer.isPending}
      data={inUse.map((one) => ({ value: String(one.id), label: one.name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}
