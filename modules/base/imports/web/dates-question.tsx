import { Alert, Radio, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { readDate } from '../rules/read-date.ts';
import type { RecordOfImport } from './import-view.ts';

interface DatesQuestionProps {
  dates: RecordOfImport['dates'];
  order: RecordOfImport['date_order'];
  onOrder: (order: RecordOfImport['date_order']) => void;
}

/** How the dates of the file are read; where none of them decides, the user says which comes first. */
export function DatesQuestion({ dates, order, onOrder }: DatesQuestionProps) {
  if (!dates) return null;
  if (dates.order === 'day-first')
    return <Text size="sm">The dates of this file are read with the day first, as {dates.example} shows.</Text>;
  if (dates.order === 'contradictory')
    return (
      <Alert color="yellow" title="The dates of this file are written in two ways">
        Some begin with the day, such as {dates.example}, others with the month. Those that could be either have a problem below: write them
        as YYYY-MM-DD.
      </Alert>
    );
  return (
    <Alert color="yellow" title="Which comes first in the dates of this file?">
      <Radio.Group aria-label="Which comes first in the dates of this file?" value={order} onChange={(value) => onOrder(value)}>
        <Stack gap={6}>
          <Radio value="month-first" label={`The month: ${dates.example} is ${say(dates.example, 'month-first')}`} />
          <Radio value="day-first" label={`The day: ${dates.example} is ${say(dates.example, 'day-first')}`} />
        </Stack>
      </Radio.Group>
    </Alert>
  );
}

function say(example: string, order: 'day-first' | 'month-first'): string {
  const read = readDate(example, order);
  return 'date' in read ? longDate(read.date) : 'a day of that year';
}
