import { Button, Divider, Group, Radio, Select, SimpleGrid, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Offered } from '../contract/checklist.ts';
import { NO_DOSE, type ChecklistValues } from './checklist-values.ts';
import { ProofField } from './proof-field.tsx';

const MOST_DOSES = 6;
const CHOICES = [
  { value: '', label: 'Not said' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface FieldsProps<V extends ChecklistValues> {
  form: UseFormReturnType<V>;
  offered: Offered;
}

/** Doses with their cards, or why none was taken, and what else may be told; all of it but a dose's vaccine and day is left to the person. */
export function ChecklistFields<V extends ChecklistValues>({ form: given, offered }: FieldsProps<V>) {
  const form = given as unknown as UseFormReturnType<ChecklistValues>;
  const { taken, doses } = form.values;
  const groups = offered.priority_groups.map(({ code, name }) => ({ value: code, label: `${code}: ${name}` }));
  return (
    <Stack gap="md">
      <Radio.Group label={say('Vaccination')} {...form.getInputProps('taken')} error={form.errors.declares_none}>
        <Group gap="md" mt={4}>
          <Radio value="doses" label={say('Doses were taken')} />
          <Radio value="none" label={say('No dose was taken')} />
        </Group>
      </Radio.Group>
      {taken === 'doses' &&
        doses.map((_dose, at) => (
          // A dose has no name of its own before it is saved.
          // oxlint-disable-next-line no-array-index-key
          <DoseFields key={at} at={at} form={form} offered={offered} />
        ))}
      {taken === 'doses' && doses.length < MOST_DOSES && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => form.insertListItem('doses', { ...NO_DOSE, brand: doses.at(-1)?.brand ?? null })}
          >
            {say('Add a dose')}
          </Button>
        </div>
      )}
      {taken === 'none' && (
        <>
          <Select
            label={say('Willing to be vaccinated')}
            data={CHOICES}
            allowDeselect={false}
            maw={240}
            {...form.getInputProps('is_willing')}
          />
          <Textarea
            label={say('Reason')}
            description={say('If you like to give one')}
            autosize
            minRows={2}
            {...form.getInputProps('reason')}
          />
          <ProofField
            label={say('Medical exemption')}
            value={form.values.exemption}
            error={form.errors.exemption}
            onChange={(file) => form.setFieldValue('exemption', file)}
          />
        </>
      )}
      <Divider />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SearchSelect
          label={say('Priority group')}
          placeholder={say('Not said')}
          clearable
          clearButtonProps={{ 'aria-label': 'No priority group' }}
          data={groups}
          value={form.values.priority_group}
          error={form.errors.priority_group}
          onChange={(code) => form.setFieldValue('priority_group', code)}
        />
        <Select label={say('Comorbidity')} data={CHOICES} allowDeselect={false} {...form.getInputProps('has_comorbidity')} />
      </SimpleGrid>
      <Textarea
        label={say('Adverse event after a dose')}
        description={say('Empty where there was none, or where you do not say')}
        autosize
        minRows={2}
        {...form.getInputProps('adverse_event')}
      />
    </Stack>
  );
}

function DoseFields({ at, form, offered }: { at: number; form: UseFormReturnType<ChecklistValues>; offered: Offered }) {
  const of = (name: string) => `doses.${at}.${name}`;
  const { card, brand } = form.values.doses[at]!;
  return (
    <Stack gap="xs" component="section" aria-label={say('Dose {at}', { at: at + 1 })}>
      <Group justify="space-between">
        <Title order={3} size="h5">
          {say('Dose {at}', { at: at + 1 })}
        </Title>
        {form.values.doses.length > 1 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconTrash size={16} />}
            aria-label={`Remove dose ${at + 1}`}
            onClick={() => form.removeListItem('doses', at)}
          >
            {say('Remove')}
          </Button>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SearchSelect
          label={say('Vaccine')}
          required
          data={offered.brands.map(({ code, name }) => ({ value: code, label: name }))}
          value={brand}
          error={form.errors[of('brand')]}
          onChange={(code) => form.setFieldValue(of('brand'), code)}
        />
        <DateField label={say('Date')} required {...form.getInputProps(of('date'))} />
        <TextInput label={say('Lot number')} {...form.getInputProps(of('lot_number'))} />
        <TextInput label={say('Facility')} {...form.getInputProps(of('facility'))} />
        <TextInput label={say('Vaccinator')} {...form.getInputProps(of('vaccinator'))} />
        <ProofField
          label={say('Card')}
          value={card}
          error={form.errors[of('card')]}
          onChange={(file) => form.setFieldValue(of('card'), file)}
        />
      </SimpleGrid>
      {at === 0 && (
        <Text size="xs" c="dimmed">
          {say('A card is a help, not a requirement (RA 11525, section 12).')}
        </Text>
      )}
    </Stack>
  );
}
