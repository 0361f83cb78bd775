import { SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { LINE_STATE_NAMES } from '../../contract/codes.ts';
import { closeLine, type PlanLineRow } from '../../contract/plans.ts';
import type { LineState } from '../../rules/plan.ts';

/** Says what became of a line. */
export function CloseLineDialog({ line, onClose }: { line: PlanLineRow; onClose: () => void }) {
  const today = useToday();
  const initial = {
    state: (line.state === 'OPEN' ? 'ANSWERED' : line.state) as LineState,
    closed_on: (line.closed_on ?? today) as string | null,
    because: line.closed_because,
  };
  return (
    <Dialog size="form" title={line.title} onClose={onClose}>
      <FormShell
        endpoint={closeLine}
        params={{ id: line.id }}
        initial={initial}
        draft={`plan-line:${line.id}`}
        submit={say('Save')}
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => {
          const { state } = form.getValues();
          return (
            <Stack gap="sm">
              <SegmentedControl aria-label={say('State of the line')} data={choices(LINE_STATE_NAMES)} {...form.getInputProps('state')} />
              {state !== 'OPEN' && <DateField label={say('On')} required {...form.getInputProps('closed_on')} />}
              {state !== 'OPEN' && (
                <TextInput
                  label={state === 'DROPPED' ? say('Reason') : say('What was done')}
                  required={state === 'DROPPED'}
                  {...form.getInputProps('because')}
                />
              )}
            </Stack>
          );
        }}
      </FormShell>
    </Dialog>
  );
}
