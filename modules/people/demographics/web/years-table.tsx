import { Sparkline } from '@mantine/charts';
import { ScrollArea, Stack, Table, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { OptionAnswer } from '../contract.ts';
import { formatCount } from './stated-standing.tsx';

/** The groups at the ends of the last years, and on the day. */
export function YearsTable({ found }: { found: OptionAnswer }) {
  const { years, groups } = found;
  return (
    <Stack gap="xs" component="section" aria-labelledby="years-title">
      <Title order={2} id="years-title">
        Through the years
      </Title>
      <Text size="sm" c="dimmed">
        People in service on the date. Facts from the personal data sheet are those of today.
      </Text>
      <ScrollArea
        type="auto"
        offsetScrollbars="x"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Numbers through the years' }}
      >
        <Table withTableBorder withColumnBorders miw={760} className="list-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{found.option.title}</Table.Th>
              {[...years.map(({ on }) => on), found.on].map((on) => (
                <Table.Th key={on} ta="right">
                  {longDate(on)}
                </Table.Th>
              ))}
              <Table.Th>Course</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {groups.map(({ key, name, count }, at) => {
              const counts = [...years.map((year) => year.counts[at] ?? null), count];
              return (
                <Table.Tr key={key}>
                  <Table.Th scope="row" fw={500}>
                    {name}
                  </Table.Th>
                  {counts.map((value, year) => (
                    <Table.Td key={years[year]?.on ?? 'now'} ta="right">
                      {formatCount(value)}
                    </Table.Td>
                  ))}
                  <Table.Td>
                    {counts.every((value) => value !== null) && (
                      <Sparkline w={120} h={28} data={counts} curveType="linear" color="blue" fillOpacity={0.2} strokeWidth={1.5} />
                    )}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Stack>
  );
}
