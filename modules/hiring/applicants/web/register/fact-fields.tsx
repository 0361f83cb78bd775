import { useState } from 'react';
import { Anchor, Checkbox, Collapse, Radio, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { NOTICE_VERSION, PRIVACY_NOTICE } from '../../rules/privacy-notice.ts';

/** What the form of an applicant holds while it is filled in. */
export interface TypedFacts {
  surname: string;
  first_name: string;
  middle_name: string;
  name_extension: string;
  sex: 'Male' | 'Female' | '';
  birth_date: string | null;
  mobile: string;
  consent_version: string;
}

export const NO_FACTS: TypedFacts = {
  surname: '',
  first_name: '',
  middle_name: '',
  name_extension: '',
  sex: '',
  birth_date: null,
  mobile: '',
  consent_version: '',
};

/** The facts as a call takes them. */
export function factsToSend({ sex, birth_date, ...facts }: TypedFacts) {
  return {
    ...facts,
    sex: sex as 'Male' | 'Female',
    birth_date: birth_date ?? '',
    consent_version: facts.consent_version as typeof NOTICE_VERSION,
  };
}

interface FieldsProps {
  values: TypedFacts;
  errors: Record<string, string[] | undefined>;
  onChange: (changed: Partial<TypedFacts>) => void;
}

/** Who the applicant is, as the record begins; the law forbids asking more here. */
export function FactFields({ values, errors, onChange }: FieldsProps) {
  const text = (name: 'surname' | 'first_name' | 'middle_name' | 'name_extension' | 'mobile') => ({
    name,
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange({ [name]: value }),
    error: errors[name]?.join(' '),
  });
  return (
    <Stack gap="sm">
      <TextInput
        label={say('First name')}
        description={say('Empty if you have one name alone')}
        autoComplete="given-name"
        {...text('first_name')}
      />
      <SimpleGrid cols={2} spacing="xs">
        <TextInput label={say('Middle name (optional)')} autoComplete="additional-name" {...text('middle_name')} />
        <TextInput
          label={say('Extension (optional)')}
          placeholder={say('Jr., III')}
          autoComplete="honorific-suffix"
          {...text('name_extension')}
        />
      </SimpleGrid>
      <TextInput label={say('Surname')} autoComplete="family-name" required withAsterisk={false} {...text('surname')} />
      <Radio.Group
        label={say('Sex')}
        description={say('As in your birth certificate; the appointment form asks for it.')}
        name="sex"
        required
        withAsterisk={false}
        value={values.sex}
        onChange={(sex) => onChange({ sex })}
        error={errors.sex && say('Choose Male or Female.')}
      >
        <Group mt={4}>
          <Radio value="Female" label={say('Female')} py="xs" />
          <Radio value="Male" label={say('Male')} py="xs" />
        </Group>
      </Radio.Group>
      <DateField
        label={say('Birth date')}
        name="birth_date"
        autoComplete="bday"
        required
        withAsterisk={false}
        value={values.birth_date}
        onChange={(birth_date) => onChange({ birth_date })}
        error={errors.birth_date && (values.birth_date ? errors.birth_date.join(' ') : say('Enter your birth date.'))}
      />
      <TextInput
        label={say('Mobile number')}
        placeholder="0917 123 4567"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        withAsterisk={false}
        {...text('mobile')}
      />
    </Stack>
  );
}

/** The privacy notice, folded, and that one agrees to it. */
export function ConsentField({ values, errors, onChange }: FieldsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={4}>
      <Checkbox
        label={say('I have read the privacy notice and agree that my application is worked on as it says (RA 10173).')}
        name="consent"
        required
        checked={values.consent_version !== ''}
        onChange={({ currentTarget: { checked } }) => onChange({ consent_version: checked ? NOTICE_VERSION : '' })}
        error={errors.consent_version && say('Agree to the privacy notice to continue.')}
        py="xs"
      />
      <Anchor component="button" type="button" size="sm" ta="left" py="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? say('Fold the privacy notice') : say('Read the privacy notice')}
      </Anchor>
      <Collapse expanded={isOpen}>
        <Stack gap="xs">
          {PRIVACY_NOTICE.map(({ title, text }) => (
            <Text key={title} size="sm">
              <strong>{title}.</strong> {text}
            </Text>
          ))}
          <Text size="xs" c="dimmed">
            {say('Version {notice_version}', { notice_version: NOTICE_VERSION })}
          </Text>
        </Stack>
      </Collapse>
    </Stack>
  );
}
