import { Checkbox, NumberInput, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { correctBreach, listBreaches, recordBreach, type BreachRow } from '../../contract/breaches.ts';

interface BreachFormProps {
  /** Null for a new one. */
  breach: BreachRow | null;
  version?: number | undefined;
  onClose: () => void;
}

export function BreachForm({ breach, version, onClose }: BreachFormProps) {
  const known = breach && Temporal.Instant.from(breach.known_at).toZonedDateTimeISO(ZONE);
  const initial = {
    title: breach?.title ?? '',
    known_on: known?.toPlainDate().toString() ?? null,
    known_time: known ? known.hour * 60 + known.minute : null,
    nature: breach?.nature ?? '',
    involved: breach?.involved ?? '',
    affected: breach?.affected ?? '',
    people: (breach?.people ?? '') as number | string,
    is_sensitive: breach?.is_sensitive ?? false,
    is_acquired: breach?.is_acquired ?? false,
    is_harmful: breach?.is_harmful ?? false,
  };
  return (
    <Dialog title={breach ? 'Correct the breach' : 'Record a breach'} size="form" onClose={onClose}>
      <FormShell
        endpoint={breach ? correctBreach : recordBreach}
        params={(breach ? { id: breach.id } : {}) as never}
        initial={initial}
        version={version}
        body={({ known_on, known_time, people, ...facts }) => ({
          ...facts,
          known_on: known_on ?? '',
          known_time: known_time ?? Number.NaN,
          people: people === '' ? null : Number(people),
        })}
        draft={`breach:${breach?.id ?? 'new'}`}
        submit={breach ? 'Save' : 'Record'}
        success={({ message }) => message}
        alsoRefresh={[listBreaches]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <TextInput
              label="Breach"
              description="In a few words, such as Laptop of the clinic stolen"
              required
              {...form.getInputProps('title')}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <DateField label="Known since" required {...form.getInputProps('known_on')} />
              <TimeField label="At" required {...form.getInputProps('known_time')} />
            </SimpleGrid>
            <Textarea label="What happened" required autosize minRows={3} {...form.getInputProps('nature')} />
            <Textarea label="Which personal data" required autosize minRows={2} {...form.getInputProps('involved')} />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Who is affected" description="Such as applicants of 2026" {...form.getInputProps('affected')} />
              <NumberInput
                label="How many people"
                description="Empty while it is not known"
                min={0}
                allowDecimal={false}
                {...form.getInputProps('people')}
              />
            </SimpleGrid>
            <Checkbox
              label="Sensitive, or enough to pose as the person"
              description="Health, family, identity numbers, passwords"
              {...form.getInputProps('is_sensitive', { type: 'checkbox' })}
            />
            <Checkbox
              label="Someone without authority is believed to have it"
              {...form.getInputProps('is_acquired', { type: 'checkbox' })}
            />
            <Checkbox
              label="A real risk of serious harm to the people is likely"
              description="Where all three hold, the Commission and the people are notified within 72 hours"
              {...form.getInputProps('is_harmful', { type: 'checkbox' })}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
