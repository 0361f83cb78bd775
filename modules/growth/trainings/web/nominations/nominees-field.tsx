import type { ReactNode } from 'react';
import { ActionIcon, Card, Group, Select, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { knownPerson, personOption, type KnownPerson } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { findNominees, type PreviewedNominee } from '../../contract/nominations.ts';
import { formatPoints } from '../../rules/format-numbers.ts';
import { Blocks } from './nomination-facts.tsx';

export type TypedNominee = KnownPerson & { plan_line_id: number | null };

interface NomineesFieldProps {
  value: readonly TypedNominee[];
  preview: readonly PreviewedNominee[];
  error: ReactNode;
  onChange: (nominees: TypedNominee[]) => void;
}

/** People of the own offices, added one by one, each with the points that are known and what blocks them. */
export function NomineesField({ value, preview, error, onChange }: NomineesFieldProps) {
  return (
    <Stack gap="xs">
      <RemotePicker
        label="Nominees"
        required
        description="People of your offices, by name or number"
        placeholder="Type a name"
        endpoint={findNominees}
        rows="people"
        value={null}
        error={error}
        onChange={(id, row) => {
          if (row && !value.some((one) => one.id === id)) onChange([...value, { ...knownPerson(row), plan_line_id: null }]);
        }}
        option={personOption}
      />
      {value.map((person) => (
        <NomineeCard
          key={person.id}
          person={person}
          known={preview.find(({ personnel_id }) => personnel_id === person.id)}
          onChange={(changed) => onChange(value.map((one) => (one.id === person.id ? changed : one)))}
          onRemove={() => onChange(value.filter(({ id }) => id !== person.id))}
        />
      ))}
    </Stack>
  );
}

interface NomineeCardProps {
  person: TypedNominee;
  known: PreviewedNominee | undefined;
  onChange: (person: TypedNominee) => void;
  onRemove: () => void;
}

function NomineeCard({ person, known, onChange, onRemove }: NomineeCardProps) {
  return (
    <Card withBorder padding="sm" component="section" aria-label={person.fullname}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Text size="sm" fw={600}>
            {person.fullname}
          </Text>
          <Group gap="xs" wrap="nowrap">
            {known && (
              <Text size="sm" c="dimmed">
                {`${formatPoints(known.total)} of ${known.points.reduce((sum, { most }) => sum + most, 0) / 1000} points before relevance`}
              </Text>
            )}
            <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Leave out ${person.fullname}`} onClick={onRemove}>
              <IconX size={16} />
            </ActionIcon>
          </Group>
        </Group>
        {known && <Blocks blocks={known.blocks} />}
        {known && known.plan_lines.length > 0 && (
          <Select
            label="Answers this line of the plan"
            clearable
            data={known.plan_lines.map(({ id, title, priority }) => ({ value: String(id), label: `${title} (priority ${priority})` }))}
            value={person.plan_line_id === null ? null : String(person.plan_line_id)}
            onChange={(id) => onChange({ ...person, plan_line_id: id === null ? null : Number(id) })}
          />
        )}
      </Stack>
    </Card>
  );
}
