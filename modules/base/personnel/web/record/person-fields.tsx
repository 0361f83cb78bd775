import { Select, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { LookupPicker } from '@talaan/kernel/web/forms/lookup-picker.tsx';
import { civilStatuses } from '@talaan/reference/contract/lists.ts';
import { FIELD_LABELS } from '../../contract/sections.ts';
import type { NewPerson } from './new-person-values.ts';

/** Name, birth and contact of a new person. */
export function WhoFields({ form }: { form: UseFormReturnType<NewPerson> }) {
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        Who
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
        <TextInput label={FIELD_LABELS.surname} required {...form.getInputProps('surname')} />
        <TextInput label={FIELD_LABELS.first_name} description="Empty for a person of one name" {...form.getInputProps('first_name')} />
        <TextInput label={FIELD_LABELS.middle_name} {...form.getInputProps('middle_name')} />
        <TextInput label={FIELD_LABELS.name_extension} placeholder="Jr., Sr., II, III" {...form.getInputProps('name_extension')} />
        <TextInput label={FIELD_LABELS.maiden_surname} {...form.getInputProps('maiden_surname')} />
        <TextInput label={FIELD_LABELS.idno} placeholder="(Auto generate)" {...form.getInputProps('idno')} />
        <DateField label={FIELD_LABELS.birth_date} required {...form.getInputProps('birth_date')} />
        <TextInput label={FIELD_LABELS.birth_place} {...form.getInputProps('birth_place')} />
        <Select label={FIELD_LABELS.sex} required data={['Male', 'Female']} {...form.getInputProps('sex')} />
        <LookupPicker label={FIELD_LABELS.civil_status_id} lookup={civilStatuses} {...lookupProps(form)} />
        <TextInput label={FIELD_LABELS.email} type="email" {...form.getInputProps('email')} />
        <TextInput label={FIELD_LABELS.mobile} placeholder="0917 123 4567" {...form.getInputProps('mobile')} />
      </SimpleGrid>
    </Stack>
  );
}

function lookupProps(form: UseFormReturnType<NewPerson>) {
  return form.getInputProps('civil_status_id') as { value: number | null; onChange: (id: number | null) => void; error?: string };
}
