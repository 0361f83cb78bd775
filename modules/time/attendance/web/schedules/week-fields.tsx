import { useState } from 'react';
import { Chip, Fieldset, Group, Stack, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { say } from '@talaan/kernel/contract/say.ts';
import { usesHalves, type ScheduleValues } from './schedule-values.ts';
import { DayHoursFields, type DayHours } from './day-hours-fields.tsx';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** On which weekdays one works, and from when to when: the same on each, or day by day. */
export function WeekFields({ form }: { form: UseFormReturnType<ScheduleValues> }) {
  const { kind, weekdays } = form.getValues().hours;
  const worked = weekdays.flatMap((row, index) => (row ? [index] : []));
  const first = worked[0];
  const [usual, setUsual] = useState<DayHours | null>(first === undefined ? null : weekdays[first]!);
  const [isSame, setSame] = useState(() => new Set(worked.map((index) => JSON.stringify(weekdays[index]))).size <= 1);
  const write = (rows: (DayHours | null)[]) => {
    form.setFieldValue('hours.weekdays', rows);
    for (const field of Object.keys(form.errors)) if (field.startsWith('hours.weekdays')) form.clearFieldError(field);
  };
  const writeDay = (index: number, row: DayHours) => {
    setUsual(row);
    write(weekdays.map((old, day) => (old && (isSame || day === index) ? row : old)));
  };
  const choose = (chosen: string[]) => write(weekdays.map((old, day) => (chosen.includes(String(day)) ? (old ?? usual ?? {}) : null)));
  const same = (on: boolean) => {
    setSame(on);
    if (on && first !== undefined) writeAll(weekdays[first]!);
  };
  const writeAll = (row: DayHours) => write(weekdays.map((old) => (old ? row : null)));
  const errorOf = (index: number) => (field: string) => form.errors[`hours.weekdays.${index}${field && `.${field}`}`] as string | undefined;
  return (
    <Stack gap="md">
      <Fieldset variant="unstyled" legend={say('Work days')}>
        <Chip.Group multiple value={worked.map(String)} onChange={choose}>
          <Group gap="xs">
            {WEEKDAYS.map((name, index) => (
              <Chip key={name} value={String(index)}>
                {name}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {form.errors['hours.weekdays'] && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {form.errors['hours.weekdays']}
          </Text>
        )}
      </Fieldset>
      {worked.length > 1 && (
        <Switch label={say('The same hours on each work day')} checked={isSame} onChange={(event) => same(event.currentTarget.checked)} />
      )}
      {usesHalves(kind) && <Text size="sm">{say('Leave a half of the day empty that is free, such as the afternoon of a Saturday.')}</Text>}
      {(isSame ? worked.slice(0, 1) : worked).map((index) => (
        <Fieldset key={`${kind} ${index}`} variant="unstyled" legend={isSame ? say('Hours') : WEEKDAYS[index]}>
          <DayHoursFields kind={kind} value={weekdays[index]!} onChange={(row) => writeDay(index, row)} errorOf={errorOf(index)} />
        </Fieldset>
      ))}
    </Stack>
  );
}
