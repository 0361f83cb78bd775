import { Checkbox, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { appearanceOf } from '@talaan/attendance/web/days/day-appearance.ts';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import type { AffectedPerson } from '../../contract/outages.ts';

interface AffectedPeopleProps {
  concerned: number;
  people: readonly AffectedPerson[];
  /** Who is left out. */
  without: readonly number[];
  onWithout: (ids: number[]) => void;
}

/** Who lacks punches of an outage: which, and what the day of each comes to; a person whose box is cleared is left out. */
export function AffectedPeople({ concerned, people, without, onWithout }: AffectedPeopleProps) {
  if (people.length === 0)
    return <Text size="sm">None of {count(concerned, 'person', 'people')} has a missing punch in these hours. Nothing would change.</Text>;
  const chosen = people.filter(({ id }) => !without.includes(id)).length;
  return (
    <Stack gap="sm">
      <Text size="sm">
        {count(chosen, 'person', 'people')} of {concerned} get the missing punches and are notified.
      </Text>
      <ScrollArea.Autosize mah={480} viewportProps={{ tabIndex: 0 }}>
        <Table verticalSpacing={4} aria-label="Affected people">
          <Table.Tbody>
            {people.map((person) => (
              <Table.Tr key={person.id}>
                <Table.Td w={32}>
                  <Checkbox
                    aria-label={`Include ${person.fullname}`}
                    checked={!without.includes(person.id)}
                    onChange={() => onWithout(toggled(without, person.id))}
                  />
                </Table.Td>
                <Table.Td>
                  <Text size="sm">
                    <NamedFace {...person} />
                  </Text>
                  <Text size="xs" c="dimmed">
                    {[person.office, person.claims.map(({ minutes }) => clockTime(minutes)).join(', ')].filter(Boolean).join(': ')}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Text size="xs" c="dimmed">
                    {appearanceOf(person.now).label}
                  </Text>
                  <Text size="xs" fw={600}>
                    {appearanceOf(person.would_be).label}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Stack>
  );
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
