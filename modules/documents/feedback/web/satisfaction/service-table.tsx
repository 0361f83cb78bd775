import { Table, Text } from '@mantine/core';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import type { ServiceScore } from '../../contract/satisfaction.ts';
import { percent } from '../../rules/report-tables.ts';

/** Each service with its transactions, answers and score. */
export function ServiceTable({ rows }: { rows: readonly ServiceScore[] }) {
  return (
    <FigureCard title="By service" note="Transactions are papers of its document types that were released in the period.">
      {rows.length === 0 ? (
        <Text size="sm">No service is on the list of the Citizen’s Charter yet. Add it under Feedback modules.</Text>
      ) : (
        <Table.ScrollContainer minWidth={620} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table verticalSpacing={6} horizontalSpacing={8} fz="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Service</Table.Th>
                <Table.Th>Kind</Table.Th>
                <Table.Th ta="end">Transactions</Table.Th>
                <Table.Th ta="end">Answers</Table.Th>
                <Table.Th ta="end">SQD0</Table.Th>
                <Table.Th ta="end">Overall</Table.Th>
                <Table.Th>In words</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id}>
                  <Table.Th scope="row" fw={500}>
                    {row.name}
                  </Table.Th>
                  <Table.Td>{row.is_external ? 'External' : 'Internal'}</Table.Td>
                  <Table.Td ta="end">{row.transactions}</Table.Td>
                  <Table.Td ta="end">{row.answers}</Table.Td>
                  <Table.Td ta="end">{percent(row.satisfied)}</Table.Td>
                  <Table.Td ta="end">{percent(row.overall)}</Table.Td>
                  <Table.Td>{row.word ?? '—'}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </FigureCard>
  );
}
