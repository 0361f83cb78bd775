import { Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import { fileMakeupClass } from '../../contract/makeup-classes.ts';
import { makeupFlow } from '../../workflow.ts';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';

interface MakeupFormProps {
  onDone: (id: number) => void;
  onCancel: () => void;
}

const BLANK = {
  missed_on: null as string | null,
  reason: '',
  subject: '',
  section: '',
  room: '',
  held_on: null as string | null,
  from_minute: null as number | null,
  to_minute: null as number | null,
};

/** A class that was missed, which the address may name, and when and where it is made up. */
export function MakeupForm({ onDone, onCancel }: MakeupFormProps) {
  const [search] = useSearchParams();
  const missed = {
    missed_on: dayInAddress(search, 'missed_on'),
    subject: search.get('subject') ?? '',
    section: search.get('section') ?? '',
  };
  return (
    <FormShell
      endpoint={fileMakeupClass}
      initial={{ ...BLANK, ...missed }}
      body={({ missed_on, held_on, from_minute, to_minute, ...said }) => ({
        ...said,
        missed_on: missed_on ?? '',
        held_on: held_on ?? '',
        from_minute: from_minute ?? NaN,
        to_minute: to_minute ?? NaN,
      })}
      draft={`makeup-class:${missed.missed_on ?? 'new'}`}
      submit={say('File')}
      success={say('The make-up class was filed.')}
      maw={720}
      onDone={({ id }) => onDone(id)}
      onCancel={onCancel}
    >
      {(form) => (
        <Stack gap="md">
          <Group align="flex-start" gap="md">
            <TextInput label={say('Subject')} required flex="2 1 14rem" maxLength={100} {...form.getInputProps('subject')} />
            <TextInput label={say('Section')} required flex="1 1 8rem" maxLength={100} {...form.getInputProps('section')} />
          </Group>
          <DateField label={say('Missed on')} required maw={200} {...form.getInputProps('missed_on')} />
          <Textarea
            label={say('Reason')}
            required
            autosize
            minRows={2}
            description={say('Why the class was missed')}
            {...form.getInputProps('reason')}
          />
          <Group align="flex-start" gap="md">
            <DateField label={say('Made up on')} required w={180} {...form.getInputProps('held_on')} />
            <TimeField label={say('From')} required {...form.getInputProps('from_minute')} />
            <TimeField label={say('To')} required {...form.getInputProps('to_minute')} />
            <TextInput label={say('Room')} required flex="1 1 8rem" maxLength={100} {...form.getInputProps('room')} />
          </Group>
          <RoutePreview kind={makeupFlow.kind} />
        </Stack>
      )}
    </FormShell>
  );
}
