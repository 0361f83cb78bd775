import { Table, Text } from '@mantine/core';
import { CLIENT_TYPES } from '@talaan/documents/contract/words.ts';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import type { SatisfactionAnswer } from '../../contract/satisfaction.ts';
import { percent, responseRate } from '../../rules/report-tables.ts';

/** Which clients were served, and how many of them answered. */
export function ClientTypeTable({ rows }: { rows: SatisfactionAnswer['client_types'] }) {
  return (
    <FigureCard
      title="By client type"
      note="Receipts of papers from outside say who was served; those of papers within the university are its employees."
    >
      {rows.length === 0 ? (
        <Text size="sm">No client was served in this period.</Text>
      ) : (
        <Table verticalSpacing={6} horizontalSpacing={8} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Client</Table.Th>
              <Table.Th ta="end">Transactions</Table.Th>
              <Table.Th ta="end">Answers</Table.Th>
              <Table.Th ta="end">Rate</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.client_type}>
                <Table.Th scope="row" fw={500}>
                  {row.client_type === null ? 'Not recorded' : CLIENT_TYPES[row.client_type]}
                </Table.Th>
                <Table.Td ta="end">{row.transactions}</Table.Td>
                <Table.Td ta="end">{row.answers}</Table.Td>
                <Table.Td ta="end">{percent(responseRate(row))}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </FigureCard>
  );
}
