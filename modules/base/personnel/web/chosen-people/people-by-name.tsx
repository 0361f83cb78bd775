import { useState } from 'react';
import { PillGroup, Stack, Text } from '@mantine/core';
import { knownPerson, type KnownPerson } from '@talaan/kernel/web/forms/person-option.tsx';
import { PersonPill } from '@talaan/kernel/web/forms/person-pill.tsx';
import { PersonPicker } from '../person-picker.tsx';

interface PeopleByNameProps {
  people: readonly number[];
  onChange: (people: number[]) => void;
}

/** People who are named one after the other. Those who came by the address, ticked in a list, are counted: their names were seen there. */
export function PeopleByName({ people, onChange }: PeopleByNameProps) {
  const [found, setFound] = useState<ReadonlyMap<number, KnownPerson>>(new Map());
  const named = people.flatMap((id) => found.get(id) ?? []);
  const others = people.length - named.length;
  return (
    <Stack gap="xs">
      <PersonPicker
        label="People by name"
        placeholder={people.length > 0 ? 'Add another' : undefined}
        value={null}
        onChange={(id, person) => {
          if (id === null || !person || people.includes(id)) return;
          setFound((before) => new Map(before).set(id, knownPerson(person)));
          onChange([...people, id]);
        }}
      />
      {others > 0 && <Text size="sm">{others === 1 ? 'One person was chosen' : `${others} people were chosen`} in the list.</Text>}
      {named.length > 0 && (
        <PillGroup>
          {named.map((one) => (
            <PersonPill key={one.id} {...one} onRemove={() => onChange(people.filter((id) => id !== one.id))} />
          ))}
        </PillGroup>
      )}
    </Stack>
  );
}
