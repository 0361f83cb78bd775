import { Group, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { OpenType } from '../../../contract/filing.ts';
import { ILLNESS_PLACES, PLACES, STUDY_PURPOSES } from '../../../rules/details.ts';
import type { LeaveFields } from './leave-values.ts';

type Form = UseFormReturnType<LeaveFields>;

/** What box 6.B of the form asks of the type, and the date of the event. */
export function DetailsFields({ form, type }: { form: Form; type: OpenType }) {
  const { place } = form.values;
  return (
    <>
      {type.event && <DateField label={say(type.event)} required {...form.getInputProps('event_on')} />}
      {type.details === 'PLACE' && (
        <Stack gap="sm">
          <OneOf form={form} field="place" label={say('Where it is spent')} words={PLACES} />
          {place !== null && (
            <TextInput
              label={place === 'ABROAD' ? say('Country') : say('Place')}
              description={place === 'ABROAD' ? undefined : say('City or province; it is printed in 6.B of CS Form 6.')}
              required={place === 'ABROAD'}
              {...form.getInputProps('place_detail')}
            />
          )}
          {place === 'ABROAD' && (
            <TextInput
              label={say('Authority to travel abroad')}
              description={say('Its number and date; the leave cannot be approved without it')}
              {...form.getInputProps('foreign_authority')}
            />
          )}
        </Stack>
      )}
      {type.details === 'ILLNESS' && (
        <Stack gap="sm">
          <OneOf form={form} field="illness_place" label={say('Patient')} words={ILLNESS_PLACES} />
          <Illness form={form} />
        </Stack>
      )}
      {type.details === 'WOMEN' && <Illness form={form} />}
      {type.details === 'STUDY' && <OneOf form={form} field="study_purpose" label={say('Purpose of study')} words={STUDY_PURPOSES} />}
    </>
  );
}

function Illness({ form }: { form: Form }) {
  return (
    <Textarea
      label={say('Illness')}
      autosize
      minRows={1}
      description={say('Read by HR and by who approves alone')}
      {...form.getInputProps('illness')}
    />
  );
}

interface OneOfProps {
  form: Form;
  field: 'place' | 'illness_place' | 'study_purpose';
  label: string;
  words: Readonly<Record<string, string>>;
}

function OneOf({ form, field, label, words }: OneOfProps) {
  return (
    <Radio.Group label={label} required {...form.getInputProps(field)} value={form.values[field] ?? ''}>
      <Group gap="md" mt={4}>
        {choices(words).map(({ value, label: word }) => (
          <Radio key={value} value={value} label={say(word)} />
        ))}
      </Group>
    </Radio.Group>
  );
}
