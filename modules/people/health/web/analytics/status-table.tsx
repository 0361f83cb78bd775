import { Table, Text } from '@mantine/core';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import type { Analytics } from '../../contract/analytics.ts';

interface StatusTableProps {
  table: Analytics['tables'][number];
  statuses: Analytics['statuses'];
}

const format = (people: number) => (people === 0 ? '—' : new Intl.NumberFormat('en-PH').format(people));

/** The statuses of each value; what is not shown of fewer than five has a line and a column of its own. */
export function StatusTable({ table: { title, lines, untold }, statuses }: StatusTableProps) {
  const shown = statuses.flatMap(({ key, name, people }, at) => (people > 0 ? [{ key, name, at }] : []));
  return (
    <FigureCard title={`By ${title.toLowerCase()}`} note={noteOf(untold)}>
      {lines.length === 0 ? (
        <Text size="sm">Not shown: no five people share it.</Text>
      ) : (
        <Table.ScrollContainer minWidth={520} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table verticalSpacing={6} horizontalSpacing={8} fz="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{title}</Table.Th>
                {shown.map(({ key, name }) => (
                  <Table.Th key={key} ta="end">
                    {name}
                  </Table.Th>
                ))}
                <Table.Th ta="end">Total</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map((line) => (
                <Table.Tr key={line.key}>
                  <Table.Th scope="row" fw={500}>
                    {line.name}
                  </Table.Th>
                  {shown.map(({ key, at }) => (
                    <Table.Td key={key} ta="end">
                      {format(line.by_status[at] ?? 0)}
                    </Table.Td>
                  ))}
                  <Table.Td ta="end">{format(line.people)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </FigureCard>
  );
}

function noteOf(untold: number): string {
  return untold === 0 ? 'Of all who are counted.' : `Of ${format(untold)} more it is not shown: too few share it.`;
}
