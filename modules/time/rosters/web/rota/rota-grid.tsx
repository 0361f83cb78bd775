import { ActionIcon, Group, Select, Table, Text, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import type { Rota } from '../../contract/rota.ts';
import { plannedFor, type Plan, type ScheduleOf } from '../../rules/rota.ts';

interface RotaGridProps {
  rota: Rota;
  plan: Plan;
  scheduleOf: ScheduleOf;
  onChoose: (personnelId: number, week: string, scheduleId: number) => void;
  onCopy: (from: string, to: string) => void;
}

/** A row a person, a column a week; what is planned and not saved is bold. */
export function RotaGrid({ rota, plan, scheduleOf, onChoose, onCopy }: RotaGridProps) {
  const { weeks, first_open, schedules, people } = rota;
  const choices = schedules.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Table.ScrollContainer minWidth={230 + weeks.length * 170} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table withTableBorder verticalSpacing={6} aria-label="Rota">
        <Table.Thead>
          <Table.Tr>
            <Table.Th miw={230}>Employee</Table.Th>
            {weeks.map((week, at) => (
              <Table.Th key={week}>
                <Group gap={4} wrap="nowrap" justify="space-between">
                  <Text size="xs" fw={600}>
                    from {longDate(week)}
                  </Text>
                  {weeks[at + 1] !== undefined && weeks[at + 1]! >= first_open && (
                    <Tooltip label="Copy to the next week">
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size={28}
                        aria-label={`Copy the week from ${longDate(week)} to the next`}
                        onClick={() => onCopy(week, weeks[at + 1]!)}
                      >
                        <IconCopy size={16} />
                      </ActionIcon>
                    </Tooltip>
                  )}
                </Group>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map((person) => (
            <Table.Tr key={person.id}>
              <Table.Th scope="row" fw={500}>
                <NamedFace {...person} />
              </Table.Th>
              {weeks.map((week, at) => (
                <Table.Td key={week}>
                  {week < first_open ? (
                    <Text size="xs" c="dimmed">
                      {person.weeks[at]!.name}
                    </Text>
                  ) : (
                    <Select
                      size="xs"
                      aria-label={`${person.fullname}, week from ${longDate(week)}`}
                      data={choices}
                      placeholder={person.weeks[at]!.name}
                      allowDeselect={false}
                      fw={plannedFor(plan, person.id, week) ? 700 : undefined}
                      value={formatChosen(scheduleOf(person.id, week), choices)}
                      onChange={(id) => id !== null && onChoose(person.id, week, Number(id))}
                    />
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** What is not to choose, such as an exemption, is shown by its name. */
function formatChosen(id: number | null, choices: readonly { value: string }[]): string | null {
  return choices.some(({ value }) => value === String(id)) ? String(id) : null;
}
