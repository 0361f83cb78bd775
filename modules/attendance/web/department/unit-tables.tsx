import { Paper, Stack, Table, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { inDays } from '../days/format-figures.ts';
import type { Statistic } from './late-chart.tsx';

/** Each unit with its people and its sums. */
export function UnitTables({ statistic }: { statistic: Statistic }) {
  const people = Map.groupBy(statistic.personnel, (person) => person.office_id);
  return (
    <Stack gap="md">
      {statistic.units.map((unit) => (
        <UnitTable key={unit.id} unit={unit} people={people.get(unit.id) ?? []} />
      ))}
    </Stack>
  );
}

function UnitTable({ unit, people }: { unit: Statistic['units'][number]; people: Statistic['personnel'] }) {
  return (
    <Paper withBorder>
      <Title order={2} p="md" pb="xs" id={`unit-${unit.id}`}>
        {unit.office}
      </Title>
      <Table.ScrollContainer minWidth={300}>
        <Table verticalSpacing={6} layout="fixed" className="list-table" aria-labelledby={`unit-${unit.id}`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" w="40%">
                {unit.people === 1 ? '1 person' : `${unit.people} people`}
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Late
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Under­time
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Absent
              </Table.Th>
              <Table.Th scope="col" ta="right" visibleFrom="xs">
                Incomplete days
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Td fw={600}>Together</Table.Td>
              <FigureCells of={unit} />
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}

function PersonRow({ person }: { person: Statistic['personnel'][number] }) {
  const [search] = useSearchParams();
  const to = new URLSearchParams(search);
  to.set('person', String(person.id));
  return (
    <Table.Tr>
      <Table.Td>
        <Link className="row-link" to={`?${to}`} preventScrollReset>
          {person.fullname}
        </Link>
      </Table.Td>
      <FigureCells of={person} />
    </Table.Tr>
  );
}

type Figures = Pick<
  Statistic['units'][number],
  'late_times' | 'late_minutes' | 'undertime_times' | 'undertime_minutes' | 'absent_thousandths' | 'incomplete_days'
>;

function FigureCells({ of }: { of: Figures }) {
  return (
    <>
      <Table.Td ta="right">
        <Minutes minutes={of.late_minutes} times={of.late_times} />
      </Table.Td>
      <Table.Td ta="right">
        <Minutes minutes={of.undertime_minutes} times={of.undertime_times} />
      </Table.Td>
      <Table.Td ta="right">{of.absent_thousandths > 0 ? inDays(of.absent_thousandths) : '—'}</Table.Td>
      <Table.Td ta="right" visibleFrom="xs">
        {of.incomplete_days || '—'}
      </Table.Td>
    </>
  );
}

function Minutes({ minutes, times }: { minutes: number; times: number }) {
  if (minutes === 0) return '—';
  return (
    <>
      {minutes} min{' '}
      <Text span size="xs" c="dimmed">
        {times}×
      </Text>
    </>
  );
}
