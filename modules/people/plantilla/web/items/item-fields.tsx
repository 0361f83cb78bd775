import { NumberInput, Select, SimpleGrid, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { LookupPicker } from '@talaan/kernel/web/forms/lookup-picker.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { coverages, levels } from '../../contract/lists.ts';
import { AREA_TYPES, ATTRIBUTIONS } from '../../contract/words.ts';

/** What the form of an item holds: choices are null and numbers text until they are made. */
export interface ItemValues {
  item_number: string;
  old_item_number: string;
  parenthetical_title: string;
  office_id: number | null;
  level_id: number | null;
  coverage_id: number | null;
  attribution: string | null;
  area_code: string;
  area_type: string | null;
  authority: string;
  authority_date: string | null;
  education: string;
  experience_years: number | string;
  training_hours: number | string;
  eligibility: string;
  competency: string;
}

export const blankItem: ItemValues = {
  item_number: '',
  old_item_number: '',
  parenthetical_title: '',
  office_id: null,
  level_id: null,
  coverage_id: null,
  attribution: 'higher education',
  area_code: '',
  area_type: 'R',
  authority: '',
  authority_date: null,
  education: '',
  experience_years: '',
  training_hours: '',
  eligibility: '',
  competency: '',
};

/** Standards that were left empty are those of the position. */
export function factsOf(values: ItemValues) {
  const number = (typed: number | string) => (typed === '' ? null : Number(typed));
  return {
    ...values,
    office_id: values.office_id as number,
    level_id: values.level_id as number,
    coverage_id: values.coverage_id as number,
    attribution: values.attribution as keyof typeof ATTRIBUTIONS,
    area_type: values.area_type as keyof typeof AREA_TYPES,
    education: values.education || null,
    experience_years: number(values.experience_years),
    training_hours: number(values.training_hours),
    eligibility: values.eligibility || null,
    competency: values.competency || null,
  };
}

const whole = { allowDecimal: false, allowNegative: false, clampBehavior: 'none' } as const;

export function ItemFields<V extends ItemValues>({ form: given }: { form: UseFormReturnType<V> }) {
  const form = given as unknown as UseFormReturnType<ItemValues>;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <OfficePicker label="Office" required placeholder="Choose the office" {...form.getInputProps('office_id')} />
        <TextInput
          label="Parenthetical title"
          description="Behind the title of the position"
          {...form.getInputProps('parenthetical_title')}
        />
        <LookupPicker lookup={levels} label="Level" required {...form.getInputProps('level_id')} value={form.values.level_id} />
        <LookupPicker lookup={coverages} label="Coverage" required {...form.getInputProps('coverage_id')} value={form.values.coverage_id} />
        <Select label="P/P/A attribution" required data={choices(ATTRIBUTIONS)} {...form.getInputProps('attribution')} />
        <SimpleGrid cols={2}>
          <TextInput label="Area code" {...form.getInputProps('area_code')} />
          <Select label="Area type" required data={choices(AREA_TYPES)} {...form.getInputProps('area_type')} />
        </SimpleGrid>
        <TextInput label="Authority" description="Such as NOSCA No. 0412004-0012" required {...form.getInputProps('authority')} />
        <DateField
          label="Date of the authority"
          clearable
          clearButtonProps={{ 'aria-label': 'No date of the authority' }}
          {...form.getInputProps('authority_date')}
        />
        <TextInput label="Old item number" {...form.getInputProps('old_item_number')} />
      </SimpleGrid>
      <Stack gap={2}>
        <Title order={2} size="h3">
          Qualification standards
        </Title>
        <Text size="sm" c="dimmed">
          Only where they differ from those of its position.
        </Text>
      </Stack>
      <TextInput label="Education" {...form.getInputProps('education')} />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NumberInput label="Years of experience" {...whole} {...form.getInputProps('experience_years')} />
        <NumberInput label="Hours of training" {...whole} {...form.getInputProps('training_hours')} />
        <TextInput label="Eligibility" {...form.getInputProps('eligibility')} />
      </SimpleGrid>
      <Textarea label="Competency" autosize minRows={2} {...form.getInputProps('competency')} />
    </Stack>
  );
}
