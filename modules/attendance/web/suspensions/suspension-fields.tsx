import { SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/date-field.tsx';
import { CampusSelect } from '../campus-select.tsx';
import { TimeField } from '../time-field.tsx';
import { AffectedPeople } from './affected-people.tsx';

export interface SuspensionValues {
  date: string | null;
  whole_day: boolean;
  from_minute: number | null;
  campus_id: number | null;
  reason: string;
  issued_by: string;
}

/** The body of the call: what is not the whole day needs its hour. */
export function bodyOf({ whole_day, from_minute, ...values }: SuspensionValues): never {
  return { ...values, from_minute: whole_day ? null : (from_minute ?? undefined) } as never;
}

export function SuspensionFields({ form, insteadOf }: { form: UseFormReturnType<SuspensionValues>; insteadOf?: number }) {
  const { date, whole_day, from_minute, campus_id } = form.getValues();
  const isWhole = whole_day || from_minute !== null;
  return (
    <Stack gap="lg">
      <Stack gap="md" maw={480}>
        <DateField label="Date" required {...form.getInputProps('date')} />
        <Stack gap={4}>
          <Text size="sm" fw={500} id="suspension-extent">
            How long
          </Text>
          <SegmentedControl
            aria-labelledby="suspension-extent"
            data={[
              { value: 'day', label: 'The whole day' },
              { value: 'hour', label: 'From an hour on' },
            ]}
            value={whole_day ? 'day' : 'hour'}
            onChange={(value) => form.setFieldValue('whole_day', value === 'day')}
          />
        </Stack>
        {!whole_day && (
          <TimeField label="From" required description="The hour at which work is suspended" {...form.getInputProps('from_minute')} />
        )}
        <CampusSelect label="Where" everywhere="Every campus" {...form.getInputProps('campus_id')} />
        <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
        <TextInput label="Issued by" description="The office that issued the order" {...form.getInputProps('issued_by')} />
      </Stack>
      {date && isWhole && (
        <AffectedPeople date={date} fromMinute={whole_day ? null : from_minute} campusId={campus_id} insteadOf={insteadOf} />
      )}
    </Stack>
  );
}
