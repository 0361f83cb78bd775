import { useState } from 'react';
import { Pill, PillGroup, Stack, Text } from '@mantine/core';
import { PersonPicker } from '../person-picker.tsx';

interface PeopleByNameProps {
  people: readonly number[];
  onChange: (people: number[]) => void;
}

/** People who are named one after the other. Those who came by the address, ticked in a list, are counted: their names were seen there. */
export function PeopleByName({ people, onChange }: PeopleByNameProps) {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const named = people.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id)! }] : []));
  const others = people.length - named.length;
  return (
    <Stack gap="xs">
      <PersonPicker
        label="People by name"
        placeholder={people.length > 0 ? 'Add another' : undefined}
        value={null}
        onChange={(id, person) => {
          if (id === null || people.includes(id)) return;
          setNames((before) => new Map(before).set(id, person?.fullname ?? ''));
          onChange([...people, id]);
        }}
      />
      {others > 0 && <Text size="sm">{others === 1 ? 'One person was chosen' : `${others} people were chosen`} in the list.</Text>}
      {named.length > 0 && (
        <PillGroup>
          {named.map(({ id, name }) => (
            <Pill
              key={id}
              withRemoveButton
              removeButtonProps={{ 'aria-label': `Leave out ${name}`, tabIndex: 0 }}
              onRemove={() => onChange(people.filter((one) => one !== id))}
            >
              {name}
            </Pill>
          ))}
        </PillGroup>
      )}
    </Stack>
  );
}
