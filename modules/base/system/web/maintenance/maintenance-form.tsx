import { Group, Stack, Textarea } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { changeMaintenance, type MaintenanceState } from '../../contract/maintenance.ts';
import '@mantine/dates/styles.css';

const USUAL = 'Talaan is being updated. What you typed is saved; this page reopens automatically when we are done.';

interface Values {
  message: string;
  date: string | null;
  /** HH:MM. */
  time: string;
}

/** What people read while Talaan is closed, and when it opens by itself. */
export function MaintenanceForm({ state, signedIn }: { state: MaintenanceState; signedIn: number }) {
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
      confirm={async () => state.is_on || askToClose(signedIn)}
      draft="maintenance"
      maw={480}
      submit={state.is_on ? 'Save' : 'Close Talaan'}
      success={state.is_on ? 'The message and the end are saved.' : 'Talaan is closed to all but administrators.'}
    >
      {(form) => (
        <Stack gap="md">
          <Textarea label="Message" required autosize minRows={3} description="Shown to all users" {...form.getInputProps('message')} />
          <Group gap="sm" align="flex-start" grow>
            <DateField
              label="Reopens automatically on"
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

function askToClose(signedIn: number): Promise<boolean> {
  const isNobody = signedIn === 0;
  return confirm({
    title: isNobody ? 'Close Talaan?' : `Close Talaan for ${count(signedIn, 'person', 'people')}?`,
    question: isNobody
      ? 'No one else is signed in.'
      : `${count(signedIn, 'person is', 'people are')} signed in now. They read your message instead of their work; what they typed is kept.`,
    action: 'Close Talaan',
    danger: true,
  });
}

/** A half-filled end is sent as it is, so that it is refused at its field. */
function endOf(date: string | null, time: string): string | null {
  if (!date && !time) return null;
  return date && time ? Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(ZONE).toInstant().toString() : 'half';
}
