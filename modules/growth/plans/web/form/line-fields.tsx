import { ActionIcon, Card, Checkbox, Group, NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { INTERVENTION_NAMES, MODE_NAMES, PRIORITY_NAMES } from '../../contract/codes.ts';
import type { PlanValues } from './plan-values.ts';

interface LineFieldsProps {
  form: UseFormReturnType<PlanValues>;
  at: number;
  /** Whom a line of a unit’s plan may concern; null in the plan of a person. */
  people: readonly { id: number; fullname: string }[] | null;
  onRemove: () => void;
}

/** One line: what is lacking, what is done about it, when, and what it costs. */
export function LineFields({ form, at, people, onRemove }: LineFieldsProps) {
  const path = `lines.${at}`;
  const line = form.getValues().lines[at]!;
  const isDegree = line.intervention === 'DEGREE';
  return (
    <Card withBorder padding="md" component="section" aria-label={`Line ${at + 1}`}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} size="h5">
            {`Line ${at + 1}${line.title === '' ? '' : `: ${line.title}`}`}
          </Title>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Remove line ${at + 1}`} onClick={onRemove}>
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
        <Textarea label="Gap or need" required autosize minRows={1} {...form.getInputProps(`${path}.need`)} />
        {people && (
          <SearchSelect
            label="Whom it concerns"
            description="Empty while that is open"
            clearable
            data={people.map(({ id, fullname }) => ({ value: String(id), label: fullname }))}
            value={line.person_id === null ? null : String(line.person_id)}
            onChange={(id) => form.setFieldValue(`${path}.person_id`, id === null ? null : Number(id))}
            error={form.errors[`${path}.person_id`]}
          />
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select
            label="Intervention"
            required
            allowDeselect={false}
            data={choices(INTERVENTION_NAMES)}
            {...form.getInputProps(`${path}.intervention`)}
          />
          <Select
            label="Priority"
            required
            allowDeselect={false}
            data={choices(PRIORITY_NAMES)}
            {...form.getInputProps(`${path}.priority`)}
          />
          <TextInput label={isDegree ? 'Degree' : 'Title'} required {...form.getInputProps(`${path}.title`)} />
          <TextInput label={isDegree ? 'School' : 'Provider'} required={isDegree} {...form.getInputProps(`${path}.provider`)} />
          <TextInput label="Field" {...form.getInputProps(`${path}.field`)} />
          <Select
            label="Mode"
            required={isDegree}
            clearable={!isDegree}
            data={choices(MODE_NAMES)}
            {...form.getInputProps(`${path}.mode`)}
          />
          <DateField label="First day" required {...form.getInputProps(`${path}.from`)} />
          <DateField label="Last day" required {...form.getInputProps(`${path}.to`)} />
          <NumberInput
            label="Estimated cost (PHP)"
            min={0}
            thousandSeparator=","
            inputMode="decimal"
            hideControls
            clampBehavior="none"
            {...form.getInputProps(`${path}.cost`)}
          />
          <TextInput label="Fund source" required={Number(line.cost) > 0} {...form.getInputProps(`${path}.fund`)} />
        </SimpleGrid>
        <Textarea
          label="Expected output"
          required
          description="By which success is measured"
          autosize
          minRows={1}
          {...form.getInputProps(`${path}.output`)}
        />
        <Checkbox
          label="The work must be taken over by another person in these days"
          {...form.getInputProps(`${path}.needs_replacement`, { type: 'checkbox' })}
        />
      </Stack>
    </Card>
  );
}
