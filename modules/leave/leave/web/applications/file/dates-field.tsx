import { ActionIcon, Group, Input, ScrollArea, SegmentedControl, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconX } from '@tabler/icons-react';
import { weekdayOf } from '@talaan/attendance/web/days/calendar-grid.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { OpenType } from '../../../contract/filing.ts';
import type { DayPart, LeaveDate } from '../../../rules/parts.ts';
import { LeaveCalendar } from './leave-calendar.tsx';
import type { LeaveFields } from './leave-values.ts';
import { stretched, toggled, withBound } from './pick-dates.ts';

interface DatesFieldProps {
  form: UseFormReturnType<LeaveFields>;
  type: OpenType | undefined;
  person: number | undefined;
}

/** The dates: from and to typed, single ones tapped on the calendar, halves where the type has them. */
export function DatesField({ form, type, person }: DatesFieldProps) {
  const { dates } = form.values;
  const isUnbroken = type?.unit === 'CALENDAR';
  const set = (next: LeaveDate[]) => form.setFieldValue('dates', next);
  const error = faultOf(form.errors);
  return (
    <Stack gap="xs">
      <Group grow align="flex-start" gap="sm">
        <DateField
          label={say('First day')}
          required
          clearable
          clearButtonProps={{ 'aria-label': say('Clear the dates') }}
          value={dates[0]?.date ?? null}
          onChange={(day) => set(withBound(dates, 'first', day))}
        />
        <DateField
          label={say('Last day')}
          required
          value={dates.at(-1)?.date ?? null}
          onChange={(day) => set(withBound(dates, 'last', day))}
        />
      </Group>
      <Input.Description>
        {isUnbroken
          ? say('Every day of the calendar counts, from the first to the last.')
          : say('Tap a day to add it or to leave it out. Rest days and holidays between are not counted.')}
      </Input.Description>
      <LeaveCalendar person={person} dates={dates} onDay={(date) => set(isUnbroken ? stretched(dates, date) : toggled(dates, date))} />
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {type?.smallest === 'HALF' && dates.length > 0 && <Halves dates={dates} onChange={set} />}
    </Stack>
  );
}

/** Whole, morning or afternoon of each date. */
function Halves({ dates, onChange }: { dates: readonly LeaveDate[]; onChange: (dates: LeaveDate[]) => void }) {
  return (
    <ScrollArea.Autosize mah={300} viewportProps={{ tabIndex: 0 }}>
      <Stack gap={4} component="ul" m={0} p={0} aria-label={say('Dates that were chosen')}>
        {dates.map(({ date, part }, at) => (
          <Group key={date} component="li" justify="space-between" wrap="nowrap" gap="xs">
            <Text size="sm" className="cut-text">
              {weekdayOf(date).slice(0, 3)} {longDate(date)}
            </Text>
            <Group gap={4} wrap="nowrap">
              <SegmentedControl
                size="xs"
                aria-label={say('Part of {date}', { date: longDate(date) })}
                data={choices(SHORT_PARTS)}
                value={part}
                onChange={(chosen) => onChange(dates.with(at, { date, part: chosen as DayPart }))}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={say('Leave out {date}', { date: longDate(date) })}
                onClick={() => onChange(toggled(dates, date))}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          </Group>
        ))}
      </Stack>
    </ScrollArea.Autosize>
  );
}

const SHORT_PARTS: Readonly<Record<DayPart, string>> = { DAY: 'Whole', AM: 'AM', PM: 'PM' };

/** Of the dates as a whole, or of one of them. */
function faultOf(errors: Readonly<Record<string, unknown>>) {
  const found = Object.entries(errors).find(([field]) => field === 'dates' || field.startsWith('dates.'));
  return found ? String(found[1]) : null;
}
