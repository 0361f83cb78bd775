import { Divider, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { SIGNING_ROLES, type LetterheadPlace } from '../../contract/letterheads.ts';
import { LogoField } from './logo-field.tsx';
import type { LetterheadValues } from './letterhead-values.ts';
import { SignatoryFields } from './signatory-fields.tsx';

interface LetterheadFieldsProps {
  form: UseFormReturnType<LetterheadValues>;
  place: LetterheadPlace;
}

export function LetterheadFields({ form, place }: LetterheadFieldsProps) {
  const [kind, id] = place.place.split(' ');
  const department = kind === 'office' ? Number(id) : undefined;
  return (
    <Stack gap="md">
      <DateField
        label="Used from"
        required
        description="Today or later: papers of earlier days keep their letterhead"
        {...form.getInputProps('from')}
      />
      <TextInput label="First line" {...form.getInputProps('republic_line')} />
      <TextInput label="University" placeholder="Its name on the day" {...form.getInputProps('university_line')} />
      <TextInput
        label="Office"
        placeholder={kind === 'office' ? place.name : 'The office that prints'}
        description="Empty, each office that uses this letterhead prints its own name"
        {...form.getInputProps('office_line')}
      />
      <TextInput label="Address" placeholder="The address of the campus" {...form.getInputProps('address')} />
      <TextInput label="Contact" description="Telephone, e-mail, website" {...form.getInputProps('contact')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <LogoField label="Logo on the left" department={department} {...form.getInputProps('left_logo_id')} />
        <LogoField label="Logo on the right" department={department} {...form.getInputProps('right_logo_id')} />
      </SimpleGrid>
      <Divider label="Who signs" labelPosition="left" />
      {Object.entries(SIGNING_ROLES).map(([role, label], index) => (
        <SignatoryFields key={role} form={form} at={`signatories.${index}`} label={label} />
      ))}
      <Divider label="Foot of the page" labelPosition="left" />
      <Textarea label="Footer" autosize minRows={1} maxRows={4} {...form.getInputProps('footer')} />
    </Stack>
  );
}
