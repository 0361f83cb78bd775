import { Alert, Select, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { listBreaches, readBreach, STEPS, stepBreach, type BreachRow, type StepKind } from '../../contract/breaches.ts';
import { STEP_WORDS } from '../../rules/breach-words.ts';

const CHOICES = STEPS.map((value) => ({ value, label: STEP_WORDS[value] }));

/** What was done about a breach, and when. */
export function StepForm({ breach, onClose }: { breach: BreachRow; onClose: () => void }) {
  const initial = { kind: null as string | null, on: null as string | null, time: null as number | null, note: '' };
  return (
    <Dialog title={`Record a step: ${breach.title}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={stepBreach}
        params={{ id: breach.id }}
        initial={initial}
        body={({ kind, on, time, note }) => ({ kind: kind as StepKind, on: on ?? '', time: time ?? Number.NaN, note })}
        draft={`breach-step:${breach.id}`}
        submit="Record"
        success={({ message }) => message}
        alsoRefresh={[readBreach, listBreaches]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Select label="Step" required data={CHOICES} {...form.getInputProps('kind')} />
            {form.values.kind === 'CLOSED' && breach.open.length > 0 && (
              <Alert color="yellow">Before it is closed: {breach.open.join(', ')}.</Alert>
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <DateField label="Done on" required {...form.getInputProps('on')} />
              <TimeField label="At" required {...form.getInputProps('time')} />
            </SimpleGrid>
            <Textarea label="What was done" required autosize minRows={3} {...form.getInputProps('note')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
