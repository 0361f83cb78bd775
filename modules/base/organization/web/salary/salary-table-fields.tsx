import { Card, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ChoicesProps } from '@talaan/imports/web/import-view.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import type { SalaryChoices, SalaryQuestions } from '../../contract/salary.ts';

/** Which table it is; once the rows are checked, which one it ends. */
export function SalaryTableFields({ step, record, choices, onChoices, errors }: ChoicesProps) {
  const { tranche, law, from } = choices as SalaryChoices;
  const change = (changes: Partial<SalaryChoices>) => onChoices({ tranche, law, from, ...changes });
  if (step === 'check') {
    const { supersedes } = record.questions as SalaryQuestions;
    return (
      <Text size="sm">
        <b>
          {tranche}, {law}, from {from && longDate(from)}.
        </b>{' '}
        {supersedes
          ? `It ends ${supersedes.tranche} (${supersedes.law}) the day before.`
          : 'No table is in force on that day; this one would be the first.'}
      </Text>
    );
  }
  return (
    <Card withBorder padding="lg">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          label="Tranche"
          required
          description="Such as Tranche 4"
          value={tranche}
          error={errors['choices.tranche']?.[0]}
          onChange={(event) => change({ tranche: event.currentTarget.value })}
        />
        <TextInput
          label="Law or circular"
          required
          description="Such as EO 64 s.2024; NBC 601"
          value={law}
          error={errors['choices.law']?.[0]}
          onChange={(event) => change({ law: event.currentTarget.value })}
        />
        <DateField
          label="In force from"
          required
          description="The present table ends the day before"
          value={from}
          error={errors['choices.from']?.[0]}
          onChange={(day) => change({ from: day })}
        />
      </SimpleGrid>
    </Card>
  );
}
