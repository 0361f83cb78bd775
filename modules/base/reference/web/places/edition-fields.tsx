import { Card, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ChoicesProps } from '@talaan/imports/web/import-view.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { EditionChoices, EditionQuestions } from '../../contract/psgc.ts';

/** Which edition it is; once the rows are checked, what it does to the places. */
export function EditionFields({ step, record, choices, onChoices, errors }: ChoicesProps) {
  const { name, as_of: asOf, source } = choices as EditionChoices;
  const change = (changes: Partial<EditionChoices>) => onChoices({ name, as_of: asOf, source, ...changes });
  if (step === 'check') {
    const { counts } = record.questions as EditionQuestions;
    return (
      <Text size="sm">
        <b>
          {name}, as of {asOf && longDate(asOf)}.
        </b>{' '}
        {counts &&
          `${count(counts.new, 'new place', 'new places')}, ${counts.renamed} renamed, ${counts.moved} moved, ${counts.ended} ended.`}
      </Text>
    );
  }
  return (
    <Card withBorder padding="lg">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          label="Edition"
          required
          description="Such as 2026-2Q"
          value={name}
          error={errors['choices.name']?.[0]}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <DateField
          label="As of"
          required
          description="The day that it describes"
          value={asOf}
          error={errors['choices.as_of']?.[0]}
          onChange={(day) => change({ as_of: day })}
        />
        <TextInput
          label="Source"
          required
          description="Who published it"
          value={source}
          error={errors['choices.source']?.[0]}
          onChange={(event) => change({ source: event.currentTarget.value })}
        />
      </SimpleGrid>
    </Card>
  );
}
