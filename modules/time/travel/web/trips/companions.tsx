import type { ReactNode } from 'react';
import { Input, PillGroup, Stack } from '@mantine/core';
import { knownPerson, personOption, type KnownPerson } from '@talaan/kernel/web/forms/person-option.tsx';
import { PersonPill } from '@talaan/kernel/web/forms/person-pill.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { findTravelers } from '../../contract/trips.ts';

interface CompanionsProps {
  value: readonly KnownPerson[];
  onChange: (people: KnownPerson[]) => void;
  error?: ReactNode;
}

/** Those who travel along under the same order, found by name and added one by one. */
export function Companions({ value, onChange, error }: CompanionsProps) {
  return (
    <Stack gap={6}>
      <RemotePicker
        label={say('Companions')}
        description={say('Their days are covered by the same order; none of them decides it.')}
        placeholder={say('Type a name')}
        endpoint={findTravelers}
        rows="people"
        value={null}
        error={error}
        onChange={(id, row) => {
          if (row && !value.some((one) => one.id === id)) onChange([...value, knownPerson(row)]);
        }}
        option={personOption}
      />
      {value.length > 0 && (
        <Input.Wrapper label={say('Chosen')} labelElement="div">
          <PillGroup>
            {value.map((person) => (
              <PersonPill key={person.id} {...person} onRemove={() => onChange(value.filter(({ id }) => id !== person.id))} />
            ))}
          </PillGroup>
        </Input.Wrapper>
      )}
    </Stack>
  );
}
