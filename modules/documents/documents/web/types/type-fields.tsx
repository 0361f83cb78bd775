import { Checkbox, Group, NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import type { Stop, TypeFacts } from '../../contract/types.ts';
import { COMPLEXITIES, CONFIDENTIALITIES, MOST_DAYS } from '../../contract/words.ts';
import { RouteFields } from './route-fields.tsx';

export interface TypeValues extends Omit<TypeFacts, 'working_days' | 'retention_years' | 'requirements' | 'stops'> {
  working_days: number | string;
  retention_years: number | string;
  /** One a line. */
  requirements: string;
  stops: StopValues[];
}

export interface StopValues extends Omit<Stop, 'limit_minutes'> {
  /** Tells the rows apart while they are moved. */
  key: number;
  hours: number | string;
}

export const NO_TYPE: TypeValues = {
  code: '',
  name: '',
  complexity: 'simple',
  working_days: MOST_DAYS.simple,
  requirements: '',
  needs_release: false,
  is_picked_up: false,
  confidentiality: 'OPEN',
  retention_years: 5,
  schedule_item: '',
  is_active: true,
  stops: [],
};

const numberOf = (value: number | string) => (value === '' ? Number.NaN : Number(value));

/** The body of the call. Hours of a stop become office minutes. */
export function bodyOf({ working_days, retention_years, requirements, stops, ...facts }: TypeValues): TypeFacts {
  return {
    ...facts,
    working_days: numberOf(working_days),
    retention_years: retention_years === '' ? null : Number(retention_years),
    requirements: requirements
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    stops: stops.map(({ key: _key, hours, ...stop }) => ({ ...stop, limit_minutes: Math.round(numberOf(hours) * 60) })),
  };
}

/** The fields of a type of documents. */
export function TypeFields({ form }: { form: UseFormReturnType<TypeValues> }) {
  const { complexity } = form.getValues();
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Name" required {...form.getInputProps('name')} />
        <TextInput label="Code" description="Up to 12 letters, digits and hyphens" required {...form.getInputProps('code')} />
        <Select
          label="Complexity"
          required
          allowDeselect={false}
          data={choices(COMPLEXITIES)}
          {...form.getInputProps('complexity')}
          onChange={(value) => {
            const chosen = value as TypeValues['complexity'];
            form.setValues({ complexity: chosen, working_days: MOST_DAYS[chosen] });
          }}
        />
        <NumberInput
          label="Working days"
          description={`At most ${MOST_DAYS[complexity]} (RA 11032, Section 9b)`}
          required
          min={1}
          max={MOST_DAYS[complexity]}
          {...form.getInputProps('working_days')}
        />
        <Select
          label="Usual confidentiality"
          required
          allowDeselect={false}
          data={choices(CONFIDENTIALITIES)}
          {...form.getInputProps('confidentiality')}
        />
        <NumberInput
          label="Years of retention"
          description="Empty: kept for good"
          min={1}
          max={99}
          {...form.getInputProps('retention_years')}
        />
        <TextInput
          label="Item of the records schedule"
          description="Of the GRDS or of the university’s own schedule, such as GRDS 2009, item 12"
          {...form.getInputProps('schedule_item')}
        />
      </SimpleGrid>
      <Group gap="lg">
        <Checkbox label="Is released in the end" {...form.getInputProps('needs_release', { type: 'checkbox' })} />
        <Checkbox label="Waits for its owner to pick it up" {...form.getInputProps('is_picked_up', { type: 'checkbox' })} />
        <Checkbox label="In use" {...form.getInputProps('is_active', { type: 'checkbox' })} />
      </Group>
      <Textarea
        label="Requirements"
        description="One paper a line; the counter checks them before it registers"
        autosize
        minRows={3}
        {...form.getInputProps('requirements')}
      />
      <RouteFields
        value={form.getValues().stops}
        onChange={(stops) => form.setFieldValue('stops', stops)}
        errorOf={(at, field) => form.errors[`stops.${at}.${field}`]}
        error={form.errors.stops}
      />
    </Stack>
  );
}
