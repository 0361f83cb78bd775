import { Group, Stack, Textarea } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import { DateField } from '@talaan/kernel/web/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { changeMaintenance, type MaintenanceState } from '../../contract/maintenance.ts';
import '@mantine/dates/styles.css';

const ZONE = 'Asia/Manila';
const USUAL = 'Talaan is being updated. What you typed is saved; this page opens by itself when we are done.';

interface Values {
  message: string;
  date: string | null;
  /** HH:MM. */
  time: string;
}

/** What people read while Talaan is closed, and when it opens by itself. */
export function MaintenanceForm({ state }: { state: MaintenanceState }) {
  const end = state.ends_at ? Temporal.Instant.from(state.ends_at).toZonedDateTimeISO(ZONE) : null;
  const initial: Values = {
    message: state.message || USUAL,
    date: end?.toPlainDate().toString() ?? null,
    time: end?.toPlainTime().toString({ smallestUnit: 'minute' }) ?? '',
  };
  return (
    <FormShell
      endpoint={changeMaintenance}
      initial={initial}
      body={({ message, date, time }) => ({ is_on: true, message, ends_at: endOf(date, time) })}
      draft="maintenance"
      maw={480}
      submit={state.is_on ? 'Save' : 'Close Talaan'}
      success={state.is_on ? 'The message and the end are saved.' : 'Talaan is closed to all but administrators.'}
    >
      {(form) => (
        <Stack gap="md">
          <Textarea label="Message" required autosize minRows={3} description="Everybody reads it" {...form.getInputProps('message')} />
          <Group gap="sm" align="flex-start" grow>
            <DateField
              label="Opens by itself on"
              description="Left empty, it stays closed until opened here"
              clearable
              {...form.getInputProps('date')}
              error={form.errors.ends_at}
            />
            <TimePicker
              label="At"
              description="By the clock of the university"
              format="12h"
              hoursInputLabel="Hour"
              minutesInputLabel="Minute"
              amPmInputLabel="AM or PM"
              {...form.getInputProps('time')}
            />
          </Group>
        </Stack>
      )}
    </FormShell>
  );
}

/** A half-filled end is sent as it is, so that it is refused at its field. */
function endOf(date: string | null, time: string): string | null {
  if (!date && !time) return null;
  return date && time ? Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(ZONE).toInstant().toString() : 'half';
}
